import type { LogLine, State } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { decodeTexts, encodeTexts } from '@slumberfell/server/characters';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { veteranState } from './veteran-game.ts';

export const STATES: Suite<Rounds> = {
  full: { rounds: 41, warmups: 1_000 },
  short: { rounds: 1, warmups: 1 },
  measure: stateFigures,
};

/** The state of `veteranState` with a full combat log of 100 lines. */
function fighter(): State {
  const { shown, hidden } = veteranState();
  const combatLog = Array.from(
    { length: 100 },
    (_, index): LogLine => [1_763_600_000_000 + index, 0, 1, 5_000 + index],
  );
  return { shown: { ...shown, combatLog }, hidden };
}

/** Measures the CPU time to parse and validate a stored state, compared with the time to parse it only. */
function stateFigures(effort: Rounds): Figure[] {
  const texts = encodeTexts(fighter());
  const parse = (): unknown =>
    [texts.core, texts.inventory, texts.collection].map((text) => JSON.parse(text));
  const time = interleaved(
    {
      read: { run: () => void decodeTexts({ ...texts, stateVersion: STATE_VERSION }), repeats: 100 },
      parse: { run: () => void parse(), repeats: 100 },
    },
    effort,
  );
  const length = texts.core.length + texts.inventory.length + texts.collection.length;
  return [
    {
      name: 'states: read and check the row of a veteran / parse its JSON',
      ratio: time.read / time.parse,
      limit: 1.5,
      goal: 'at most',
      detail: `${time.read.toFixed(0)} / ${time.parse.toFixed(0)} µs, ${(length / 1_000).toFixed(0)} KB`,
    },
  ];
}
