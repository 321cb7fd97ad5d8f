import { advance, levelOf, SKILL, type State, type World } from '@slumberfell/engine';
import { bareCombat, huntingCourse } from './bare-combat.ts';
import type { Figure } from './figure.ts';
import { LAST_REGION, legendHunting, plainWorld } from './legend.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { DAY, SEED, world } from './veteran.ts';

export const TRAITS: Suite<Rounds> = {
  full: { rounds: 25, warmups: 40 },
  short: { rounds: 1, warmups: 1 },
  measure: traitFigures,
};

/**
 * A day of hunting with the best gear in one content. @throws Error when the bare loop has another result
 * than the engine
 */
function dayIn(content: World) {
  const from = legendHunting(content);
  const settled = (): State => {
    const state = { ...from };
    advance(state, [{ at: 0, world: content }], DAY);
    return state;
  };
  const course = huntingCourse(content, SEED, LAST_REGION);
  const bare = bareCombat(from, content, SEED, course, DAY);
  const { experience, health } = settled().shown;
  const points = experience[SKILL.Attack - 1];
  if (points !== bare.trained || health !== bare.health)
    throw new Error(`The bare loop is not the same arithmetic: ${points} and ${bare.trained} points`);
  return {
    engine: { run: settled, repeats: 4 },
    bare: { run: () => bareCombat(from, content, SEED, course, DAY), repeats: 8 },
    kills: bare.kills,
    level: levelOf(bare.trained),
  };
}

/** What traits and tricks cost for each kill, with the best gear, against the same world without any. */
function traitFigures(effort: Rounds): Figure[] {
  const traits = dayIn(world);
  const plain = dayIn(plainWorld);
  const time = interleaved(
    { traits: traits.engine, plain: plain.engine, bareTraits: traits.bare, barePlain: plain.bare },
    effort,
  );
  const aKill = (microseconds: number, { kills }: { readonly kills: number }) => microseconds / kills;
  const nanos = (microseconds: number): string => `${(1000 * microseconds).toFixed(0)} ns`;
  const withTraits = aKill(time.traits, traits);
  const without = aKill(time.plain, plain);
  const bareRatio = aKill(time.bareTraits, traits) / aKill(time.barePlain, plain);
  return [
    {
      name: 'traits: a kill with the best gear / in a world without traits',
      ratio: withTraits / without,
      limit: 1.15,
      goal: 'at most',
      detail: `${nanos(withTraits)} / ${nanos(without)}; ${traits.kills} and ${plain.kills} kills, bare loop ${bareRatio.toFixed(2)}`,
    },
    {
      name: 'traits: settle 24 h of hunting with the best gear / bare loop of the same arithmetic',
      ratio: time.traits / time.bareTraits,
      limit: 2.5,
      goal: 'at most',
      detail: `${time.traits.toFixed(0)} µs / ${time.bareTraits.toFixed(0)} µs; Attack ${traits.level}`,
    },
  ];
}
