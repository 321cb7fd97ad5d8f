import {
  FIRST_FAMILY,
  type Item,
  type ItemSet,
  type ItemSetTrait,
  isChoice,
  type Trait,
  VERBS,
  verbName,
} from '@slumberfell/engine';

/**
 * A trait names a family of enemies by its place among the families of its world (`familiesOf`). So the same
 * number may be another family in another world, also in a world that has retired enemies besides.
 */
const namesFamily = ([verb, , kind]: Trait): boolean => {
  const name = verbName(verb);
  const parameter = name === undefined ? null : VERBS[name].b;
  return isChoice(parameter) && parameter.families === true && kind >= FIRST_FAMILY;
};

const familyOf = ([, , kind]: Trait, families: readonly string[]): string | undefined =>
  families[kind - FIRST_FAMILY];

/**
 * The item with the numbers of `to` for the families of `from`. A trait for a family that `to` lacks is left
 * out, since there is no enemy for it.
 */
export function renumberFamilies(item: Item, from: readonly string[], to: readonly string[]): Item {
  const { traits, ...rest } = item;
  if (!traits?.some(namesFamily)) return item;
  const renumbered = traits.map((trait) => renumber(trait, from, to)).filter((trait) => trait !== null);
  return renumbered.length === 0 ? rest : { ...rest, traits: renumbered };
}

/** The same for an item set. */
export const renumberFamiliesOfSet = (
  itemSet: ItemSet,
  from: readonly string[],
  to: readonly string[],
): ItemSet => ({
  ...itemSet,
  traits: itemSet.traits.flatMap(({ pieces, trait }): ItemSetTrait[] => {
    const renumbered = renumber(trait, from, to);
    return renumbered === null ? [] : [{ pieces, trait: renumbered }];
  }),
});

/** @returns null for a trait that names a family which `to` lacks */
function renumber(trait: Trait, from: readonly string[], to: readonly string[]): Trait | null {
  if (!namesFamily(trait)) return trait;
  const [verb, a] = trait;
  const place = to.indexOf(familyOf(trait, from) ?? '');
  return place === -1 ? null : [verb, a, FIRST_FAMILY + place];
}

/** The item with the names of families in place of their numbers, to compare items of two worlds. */
export function withFamilyNames(item: Item, families: readonly string[]): unknown {
  if (!item.traits?.some(namesFamily)) return item;
  return { ...item, traits: item.traits.map((trait) => named(trait, families)) };
}

/** The same for an item set. */
export const withFamilyNamesOfSet = (itemSet: ItemSet, families: readonly string[]): unknown => ({
  ...itemSet,
  traits: itemSet.traits.map(({ pieces, trait }) => ({ pieces, trait: named(trait, families) })),
});

const named = (trait: Trait, families: readonly string[]): unknown =>
  namesFamily(trait) ? [trait[0], trait[1], familyOf(trait, families)] : trait;
