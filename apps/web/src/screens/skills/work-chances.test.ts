import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  AgainKind,
  amountsOf,
  createState,
  EXPERIENCE_TABLE,
  openWorld,
  skillsOf,
  ThriftKind,
  Verb,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { itemCraftsOf } from '../../features/skills/item-crafts.ts';
import { chancesOf, chancesText } from './work-chances.ts';

test('writes what traits give, and nothing when they give nothing', () => {
  expect(chancesText({ saves: 50, doubles: 0 })).toBe('5% of actions use up no components.');
  expect(chancesText({ saves: 0, doubles: 85 })).toBe('8.5% of actions make one more product.');
  expect(chancesText({ saves: 50, doubles: 80 })).toBe(
    '5% of actions use up no components and 8% of actions make one more product.',
  );
  expect(chancesText({ saves: 0, doubles: 0 })).toBeNull();
});

const compiled = compileWorld(shippedWorldDirectory);
const [sword] = compiled.sets.items.filter(({ name }) => name === 'Copper Sword');
if (!sword) throw new Error('There is no Copper Sword');
const traits = [
  [Verb.Thrift, 250, ThriftKind.Crafting],
  [Verb.Again, 80, AgainKind.Gathering],
] as const;
const items = compiled.sets.items.map((item) => (item.id === sword.id ? { ...item, traits } : item));
const world = openWorld({ ...compiled.sets, items }, 'with traits of work');
const fresh = createState(compiled.newCharacter, 0).shown;
const worn = {
  ...fresh,
  experience: fresh.experience.map(() => EXPERIENCE_TABLE[98] ?? 0),
  inventory: amountsOf(Object.fromEntries(items.map(({ id }) => [id, 1_000]))),
  equipment: { weapon: sword.id },
};
const craftsOf = (kind: 'gathering' | 'crafting') => skillsOf(kind).map(({ id }) => itemCraftsOf(world, id));

test('has the chances of a gathering skill and of a crafting skill', () => {
  const [gathering = []] = craftsOf('gathering');
  const [crafting = []] = craftsOf('crafting');
  expect(chancesOf(gathering, worn, world)).toEqual({ saves: 0, doubles: 80 });
  expect(chancesOf(crafting, worn, world)).toEqual({ saves: 250, doubles: 0 });
  expect(chancesOf(gathering, { ...worn, equipment: {} }, world)).toEqual({ saves: 0, doubles: 0 });
});

test('has none where no recipe can begin', () => {
  const [crafting = []] = craftsOf('crafting');
  expect(chancesOf(crafting, { ...worn, inventory: amountsOf({}) }, world)).toEqual({ saves: 0, doubles: 0 });
});
