import {
  firstSteps,
  isBeyondFirstSteps,
  isNewcomer,
  nextFirstStep,
  type PlayerCommand,
  type State,
} from '@slumberfell/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoment } from '../../lib/format/date.ts';
import { characters, world } from '../../lib/testing/characters.ts';
import { stepText } from './step-texts.ts';
import { beginners } from './testing/beginners.ts';

/**
 * A change of the shipped world, of the rules or of the words may change the kept lines. Then renew them with
 * `npx vitest run --project web apps/web/src/features/first-steps --update`, and read the difference.
 */

/** The seed is fixed, so that every run samples the same characters. Its value has no meaning. */
const SEED = 20_261_129;

const compact = ({ name, input }: PlayerCommand): string => `${name} ${JSON.stringify(input)}`;

function line({ shown }: State, index: number): string {
  const next = nextFirstStep(shown, world, { rests: index % 2 === 0 });
  const done = firstSteps(shown, world).flatMap((step) => (step.done ? step.name : []));
  const facts = [
    index,
    isNewcomer(shown) ? 'new' : 'known',
    isBeyondFirstSteps(shown, world) ? 'beyond' : 'within',
    done.join(' '),
  ];
  if (next === null) return [...facts, 'nothing'].join(' | ');
  const { title, shortTitle, text, label = '' } = stepText(next, world);
  // The words have the time of the machine's zone.
  const ends = next.kind === 'wait' && next.until === 'morning' ? next.endsAt : 0;
  const timeless = text.replace(formatMoment(ends), `${ends / 1_000} s`);
  const commands = next.kind === 'press' ? next.commands.map(compact).join(', ') : '';
  return [...facts, next.step, title, shortTitle, timeless, label, commands].join(' | ');
}

test('the next step of 300 characters is the one that is kept', async () => {
  const sampled = [
    ...fc.sample(beginners, { numRuns: 240, seed: SEED }),
    ...fc.sample(characters, { numRuns: 60, seed: SEED }),
  ];
  await expect(`${sampled.map(line).join('\n')}\n`).toMatchFileSnapshot('sampled-steps.txt');
});
