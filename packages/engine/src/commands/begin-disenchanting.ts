import { SEED } from '../inputs/field.ts';
import { beginDisenchantingObstacles } from '../obstacles/craft.ts';
import { beginSession } from '../sessions/begin.ts';
import { KNOWLEDGE_OBSTACLES } from '../sessions/crafting/obstacles.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { command } from './command.ts';
import { noteSession } from './last-begin.ts';

/**
 * Begins to disenchant pieces of equipment. The command ends a running session of item actions. It is refused
 * during combat (game-design 2.12, 2.16b).
 */
export const beginDisenchanting = command({
  name: 'begin-disenchanting',
  section: 'action',
  summary: 'Begin to disenchant pieces of equipment into essence',
  notes: '`itemId` is the essence; the pieces are disenchanted in the order of the request.',
  input: { ...STEP_INPUTS['begin-disenchanting'], key: SEED },
  effect: 'replaces',
  refusals: [
    'disenchant/unknown',
    'action/craft-in-combat',
    ...KNOWLEDGE_OBSTACLES,
    'disenchant/twice',
    'item/unknown',
    'disenchant/wrong-piece',
    'item/not-owned',
    'item/kept',
    'craft/amount',
  ],
  obstacles: beginDisenchantingObstacles,
  run(draft, { itemId, items, key: seed }) {
    beginSession(draft, { kind: 'disenchant', itemId, pieces: items }, seed);
    noteSession(draft, { name: 'begin-disenchanting', input: { itemId, items } });
  },
});
