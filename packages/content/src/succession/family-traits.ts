import { FIRST_FAMILY, type Item, isChoice, type Trait, VERBS, verbName } from '@slumberfell/engine';

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
  const renumbered = traits.flatMap((trait): Trait[] => {
    if (!namesFamily(trait)) return [trait];
    const [verb, a] = trait;
    const place = to.indexOf(familyOf(trait, from) ?? '');
    return place === -1 ? [] : [[verb, a, FIRST_FAMILY + place]];
  });
  return renumbered.length === 0 ? rest : { ...rest, traits: renumbered };
}

/** The item with the names of families in place of their numbers, to compare items of two worlds. */
export function withFamilyNames(item: Item, families: readonly string[]): unknown {
  if (!item.traits?.some(namesFamily)) return item;
  const traits = item.traits.map((trait) =>
    namesFamily(trait) ? [trait[0], trait[1], familyOf(trait, families)] : trait,
  );
  return { ...item, traits };
}
