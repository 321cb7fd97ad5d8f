import { experienceAnHour } from '../../forecast/experience-sums.ts';
import { heldRuns } from '../../forecast/held-runs.ts';
import { amountOf } from '../../state/amounts.ts';
import { beginRuns } from '../begin.ts';
import { type Advised, type Aim, type AimFacts, experienceOf, type FightCommand, fightIn } from './aim.ts';
import { safeExperience } from './region-aims.ts';

/**
 * To go on with the last fight, for a character at rest. The fight is where the character is, and no other
 * region brings more.
 */
export function fightAims(facts: AimFacts): Aim[] {
  const { advised, isResting, at } = facts;
  const command = advised && isResting ? goingOn(advised, facts) : null;
  if (advised === null || command === null) return [];
  const { before, after } = advised.pack;
  return [
    {
      kind: 'fight',
      key: `fight:${command.name}`,
      target: { kind: 'fight', experience: Math.round(experienceAnHour(after)) },
      seconds: 0,
      commands: [command],
      change: { before, after, at },
    },
  ];
}

/** The command that begins the last fight again; null when it cannot begin here or is not the best. */
function goingOn({ command, pack }: Advised, facts: AimFacts): FightCommand | null {
  const { shown, world } = facts;
  if (command.name === 'begin-hunting') {
    const here = experienceOf(fightIn(facts));
    const isBest = world.sets.regions.every(({ id }) => safeExperience(facts, id) <= here);
    return command.input.regionId === shown.regionId && here > 0 && isBest ? command : null;
  }
  const { dungeonId } = command.input;
  const dungeon = world.dungeon(dungeonId);
  const runs = Math.min(amountOf(shown.inventory, dungeon?.keyItemId ?? 0), heldRuns(pack.after));
  if (dungeon?.regionId !== shown.regionId || runs < 1) return null;
  return beginRuns(dungeonId, runs, facts.habits);
}
