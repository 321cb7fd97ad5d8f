import { type CommandIntent, commandFor, isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import type { PlayerCommand } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { openReadOnly } from '../operations/read-only-database.ts';
import { verify } from '../operations/verify/verify.ts';
import { SQLITE } from '../testing/databases.ts';
import { openShippedGame, playedCharacter } from '../testing/played-character.ts';
import { RandomPlayer } from '../testing/random-player.ts';
import { TestClock } from '../testing/test-clock.ts';

const START = 1_763_600_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many nights are slept: with one in `npm test`, few characters with an ordinary plan would be found. */
const NIGHTS = isLong ? 2_000 : 60;
/** A first item of each character that pays for a trip. */
const KEEPSAKE = 40011;
const NEXT_REGION = 2;

type PlanSteps = Extract<PlayerCommand, { name: 'set-plan' }>['input']['steps'];

test('after any plan of a night without an open page, the character opens with its report', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const clock = new TestClock(START);
  const opened = await SQLITE.open(clock);
  const told: string[] = [];
  const game = await openShippedGame(opened.storage, (sentence) => void told.push(sentence));
  const player = new RandomPlayer(Number(process.env.PROPERTY_SEED ?? 1));
  const { random } = player;
  const { world } = game.content.live();
  let [trips, reports] = [0, 0];

  const give = (id: number, command: PlayerCommand) => game.characters.command(id, command, null);
  const shownOf = async (id: number) => {
    const read = await game.characters.read(id);
    if (read === null) throw new Error(`character ${id} is missing`);
    return read.shown;
  };
  /** The steps of a random plan that the rules allow, with a trip somewhere among them. */
  const randomSteps = async (id: number): Promise<PlanSteps> => {
    const word = () => Math.floor(random() * 2 ** 32);
    const intent: CommandIntent = {
      to: 'plan',
      choice: random(),
      amount: random(),
      seed: [word(), word(), word(), word()],
    };
    const command = commandFor(intent, await shownOf(id), world);
    const steps = command.name === 'set-plan' ? command.input.steps : [];
    // Often a trip that the character can pay at the beginning.
    const regionId = random() < 0.6 ? NEXT_REGION : player.pick(world.sets.regions).id;
    const place = random() < 0.5 ? 0 : Math.floor(random() * (steps.length + 1));
    const gathering = { name: 'begin-crafting', input: { itemId: 1010, amount: 1 } } as const;
    return [
      ...steps.slice(0, place),
      gathering,
      { name: 'travel', input: { regionId } },
      ...steps.slice(place),
    ];
  };

  for (let night = 0; night < NIGHTS; night++) {
    const id = await playedCharacter(game, opened.storage);
    await give(id, { name: 'sell', input: { itemId: KEEPSAKE, amount: 1 } });
    for (let more = 0; more < 4; more++) await give(id, player.command(await shownOf(id), world));
    const times = 1 + Math.floor(random() * 3);
    await give(id, { name: 'set-plan', input: { steps: await randomSteps(id), times } });
    for (let look = 0; look < 3; look++) {
      clock.forward(Math.floor((3 + random() * 4) * HOUR));
      if (random() < 0.7) await game.sessions.settleBatch([id]);
    }
    const character = await game.characters.open(id);
    const since = character?.idleReport ?? null;
    if (since === null) continue;
    const report = await game.idleReports.get(id, since);
    expect(report).not.toBeNull();
    reports += 1;
    if (report?.steps.some(({ name, gold }) => name === 'travel' && gold < 0)) trips += 1;
    expect((await game.idleReports.page(id, 1)).reports).toHaveLength(1);
  }
  expect(told).toEqual([]);
  expect(reports).toBeGreaterThan(NIGHTS * 0.8);
  expect(trips).toBeGreaterThan(NIGHTS / 10);
  const aside = await openReadOnly(opened.place);
  expect(await verify(aside)).toMatchObject({ characters: NIGHTS, findings: [] });
  await aside.close();
  await game.close();
  await opened.dispose();
});
