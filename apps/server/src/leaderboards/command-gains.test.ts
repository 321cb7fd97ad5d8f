import { DAY, dayOf, SKILL, skillsOfDay } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { SHIPPED, THINGS } from '../testing/played-character.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { errandOfSkill, smallQuests, withQuests } from '../testing/small-quests.ts';
import { boardOf } from './boards.ts';

const HOUR = 3_600_000;

/** The first day from 2025-11-20 on whose board asks for something of Harvesting. */
const HARVEST = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((more) => 20_412 + more)
  .find((day) => skillsOfDay(day).includes(SKILL.Harvesting)) as number;
const ERRAND = errandOfSkill(SKILL.Harvesting);

describe.each(DATABASES)('experience of a command, on $name', (database) => {
  const context = shippedGame(database, HARVEST * DAY);
  const { clock } = context;

  test('is reached at the instant of the command, also when the session before it brought some', async () => {
    const id = await context.newCharacter();
    await context.reopen(withQuests(SHIPPED, smallQuests(THINGS.bread)));
    clock.forward(HOUR);
    const give = async (command: PlayerCommand) =>
      expect(await context.game.characters.command(id, command, null)).not.toHaveProperty('refused');
    await give({ name: 'turn-in', input: { kind: 'story', id: 1 } });
    await give({ name: 'accept-errand', input: { errandId: ERRAND, day: dayOf(clock.now()) } });
    await give({ name: 'begin-crafting', input: { itemId: THINGS.flax, amount: 100 } });
    clock.forward(THINGS.flaxSeconds * 1_000 + 2_500);
    await give({ name: 'turn-in', input: { kind: 'errand', id: ERRAND } });

    const boards = [boardOf('Harvesting'), boardOf('Level')];
    const reached = await context.storage.read((db) =>
      db
        .selectFrom('rankings')
        .select('reached_at')
        .where('character_id', '=', id)
        .where('board', 'in', boards)
        .execute(),
    );
    expect(reached.map(({ reached_at: at }) => at)).toEqual(boards.map(() => clock.now()));
  });
});
