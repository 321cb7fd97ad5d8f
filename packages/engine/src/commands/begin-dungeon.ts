import { optional, SEED } from '../inputs/field.ts';
import { beginDungeonObstacles } from '../obstacles/fight.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { beginFight, THEN, THEN_NOTE } from './begin-fight.ts';
import { command } from './command.ts';
import { noteSession } from './last-begin.ts';

/**
 * Begins one or more runs of a dungeon of the current region, with a pull. The command takes the key of the
 * first run; each further run takes its key when it begins. The command ends a running session of item
 * actions. It is refused during combat (game-design 2.8, 2.16b).
 */
export const beginDungeon = command({
  name: 'begin-dungeon',
  section: 'action',
  summary: 'Begin one or more runs of a dungeon',
  notes: [
    'Each run takes a key when it begins. With `rest` no run begins unless health and packed food together are more than',
    '95 of 100 such runs cost: the command is refused when that holds for the first run, and the session ends before another.',
    THEN_NOTE,
  ].join(' '),
  input: { ...STEP_INPUTS['begin-dungeon'], then: optional(THEN), key: SEED },
  effect: 'replaces',
  refusals: [
    'dungeon/unknown',
    'action/in-combat',
    'dungeon/wrong-region',
    'dungeon/keys',
    'dungeon/food',
    'plan/too-long',
  ],
  obstacles: beginDungeonObstacles,
  run(draft, { dungeonId, runs, rest = false, then, key: seed }) {
    beginFight(draft, { kind: 'dungeon', dungeonId, runs, rest }, then, seed);
    noteSession(draft, { name: 'begin-dungeon', input: { dungeonId, runs, rest } });
  },
});
