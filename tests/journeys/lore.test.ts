import {
  addAmounts,
  EnemyType,
  EXPERIENCE_TABLE,
  FIRST_QUESTS,
  type Item,
  knownLore,
  maxHealthOf,
  SKILL_COUNT,
} from '@slumberfell/engine';
import { API_BASE, type ChronicleAnswer, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { choose } from './steps/belongings.ts';
import { chooseEnemy } from './steps/bestiary.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, lore, world } from './world.ts';

/** A player learns more of the enemies the more often they are beaten. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** Level 70 in every skill. */
const STRONG = Array.from({ length: SKILL_COUNT }, () => EXPERIENCE_TABLE[69] ?? 0);
const HUNT = 7 * 3_600_000;
const DUNGEON_RUN = 1_800_000;
const HERE = 1;
const BARROW = dungeonNamed('The Bramble Barrow');
const FOOD = { itemId: itemNamed('Lea Barley Bread').id, amount: 2_000 };

const ELITES = world.sets.enemies.filter(
  ({ regionId, type }) => regionId === HERE && type === EnemyType.Elite,
);
/** The boss of a dungeon that the player does not enter. */
const UNMET = world.sets.enemies.find(({ name }) => name === 'Old Miller Quern');
const cardsOf = (enemyId: number): [plain: Item, radiant: Item] => [
  world.item(80_000 + enemyId) as Item,
  world.item(90_000 + enemyId) as Item,
];

async function killsOf({ page }: PlayerBrowser): Promise<(enemyId: number) => number> {
  const answer = await page.request.get(API_BASE + routes.chronicle.path);
  const { kills }: ChronicleAnswer = await answer.json();
  return (enemyId) => kills.find((row) => row.enemyId === enemyId)?.kills ?? 0;
}

test.each([DESKTOP])('kills open lines of an enemy from chapter 7 on, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: `lore-${size.name}` }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Listener ${size.name}`);
    const bag = [
      FOOD,
      { itemId: BARROW.keyItemId, amount: 1 },
      ...ELITES.flatMap(({ id }) => cardsOf(id)).map(({ id }) => ({ itemId: id, amount: 1 })),
    ];
    await changeCharacter(browser, server, (shown) => ({
      quests: { ...FIRST_QUESTS, chapter: 7 },
      experience: STRONG,
      health: maxHealthOf({ ...shown, experience: STRONG }),
      equipment: { weapon: itemNamed('Saltsilver Sword').id },
      inventory: addAmounts(shown.inventory, bag),
    }));
    await sendCall(browser, server, 'equip-food', FOOD);
    await sendCall(browser, server, 'begin-hunting', { regionId: HERE });
    await browser.forward(HUNT);
    if ((await shownNow(browser)).action !== null) await sendCall(browser, server, 'stop');
    const kills = await killsOf(browser);
    const enemy = ELITES.find(({ id }) => kills(id) >= 10);
    if (enemy === undefined || UNMET === undefined) throw new Error('No Elite was beaten ten times');
    const [plain, radiant] = cardsOf(enemy.id);

    // Before the chapter is closed nothing of it is told.
    await page.goto('/bestiary');
    await page.getByRole('button', { name: 'Good to know' }).click();
    const before = await chooseEnemy(browser, enemy.name);
    await before.getByText(enemy.description).waitFor();
    expect(await before.getByText('The next line').count()).toBe(0);
    await page.goto(`/items/${plain.id}`);
    await page.getByText(plain.description).waitFor();

    await sendCall(browser, server, 'begin-dungeon', { dungeonId: BARROW.id, runs: 1 });
    await browser.forward(DUNGEON_RUN);
    await page.goto('/quests');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.getByText('Opens more lines about enemies in the Bestiary.').waitFor();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Crusts Off' }).waitFor();

    await page.goto('/bestiary');
    const known = knownLore(
      lore.find(({ enemyId }) => enemyId === enemy.id),
      kills(enemy.id),
    );
    const after = await chooseEnemy(browser, enemy.name);
    const told = after.getByRole('list', { name: 'What you have learned about it' }).getByRole('listitem');
    await told.first().waitFor();
    expect(await told.allTextContents()).toEqual(
      known.lines.map((line) => `${line.text} at ${line.kills} kills`),
    );
    await after
      .getByText(
        `The next line comes at ${known.nextAt?.toLocaleString('en')} kills (${kills(enemy.id)} so far).`,
      )
      .waitFor();
    await browser.inspect('lines');
    const unmet = await chooseEnemy(browser, UNMET.name);
    await unmet.getByText('The next line comes at 10 kills (0 so far).').waitFor();
    await browser.inspect('none-yet');

    const [first, last] = [known.lines[0], known.lines.at(-1)];
    await page.goto(`/items/${plain.id}`);
    await page.getByText(first?.text ?? '').waitFor();
    await page.goto(`/items/${radiant.id}`);
    await page.getByText(last?.text ?? '').waitFor();
    await browser.inspect('radiant-card');
    await page.goto('/inventory');
    await page.getByPlaceholder('Filter by name').fill(plain.name);
    const card = await choose(browser, plain);
    await card.getByText(first?.text ?? '').waitFor();
    await browser.inspect('card-in-bag');
  });
});
