import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import {
  bestiaryProgress,
  type CollectionProgress,
  petProgress,
  relicariumProgress,
} from '../../features/collections/collection-progress.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Figure } from '../../ui/components/Figure.tsx';
import { NavigationLink } from './NavigationEntry.tsx';

/** Links to the three collections, each with the character's progress in it, and to the chronicle. */
export function CollectionEntries() {
  const world = useWorld();
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const cards = useCharacter(({ shown }) => shown.cards);
  const pets = useCharacter(({ shown }) => shown.pets);
  const relics = useMemo(() => relicariumProgress(trophies, world), [trophies, world]);
  const enemies = useMemo(() => bestiaryProgress(cards, world), [cards, world]);
  const tamed = useMemo(() => petProgress(pets, world), [pets, world]);
  return (
    <>
      <NavigationLink to="/relicarium" glyph="trophy" label="Relicarium" aside={inWords(relics)} />
      <NavigationLink to="/bestiary" glyph="skull-crossed-bones" label="Bestiary" aside={inWords(enemies)} />
      <NavigationLink to="/pets" glyph="paw" label="Pets" aside={inWords(tamed)} />
      <NavigationLink to="/chronicle" glyph="secret-book" label="Chronicle" />
    </>
  );
}

const inWords = ({ owned, total }: CollectionProgress) => (
  <Figure>{`${formatNumber(owned)} / ${formatNumber(total)}`}</Figure>
);
