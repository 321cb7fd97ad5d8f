import { Button } from '@mantine/core';
import type { Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { CompanionButton } from '../../features/companions/CompanionButton.tsx';
import { companionOf, otherCompanions } from '../../features/companions/companion-choices.ts';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { TraitList } from '../../features/traits/TraitList.tsx';
import { traitLines } from '../../features/traits/trait-lines.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './CompanionDetails.module.css';
import slot from './SlotDetails.module.css';

/** The pet that goes along, with the button that leaves it at home, and the pets that can go in its place. */
export function CompanionDetails() {
  const world = useWorld();
  const pets = useCharacter(({ shown }) => shown.pets);
  const companion = useCharacter(({ shown }) => shown.companion);
  const box = useRef<HTMLDivElement>(null);
  const pet = companionOf({ companion }, world);
  const others = otherCompanions({ pets, companion }, world);
  // The pressed button goes, and the focus with it.
  const onChanged = () => box.current?.focus();
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {pet ? (
        <article className={slot.details} aria-label={pet.name}>
          <ItemHead item={pet} />
          <p className={slot.story}>{pet.description}</p>
          <TraitList lines={traitLines(pet.traits, 'item', world)} />
          <CompanionButton pet={pet} onChanged={onChanged} />
          <TraitWorth item={pet} />
        </article>
      ) : others.length > 0 ? (
        <p className={slot.story}>No pet is with you. What one does counts from the next fight or action.</p>
      ) : (
        <EmptyState title="No pet is with you." action={<PetsLink />}>
          You need a tamed one with a trait. They are not lost, whatever they pretend.
        </EmptyState>
      )}
      {others.length > 0 && <Others pets={others} isInstead={pet !== undefined} onChanged={onChanged} />}
    </div>
  );
}

const PetsLink = () => (
  <Button
    variant="default"
    leftSection={<Glyph name="paw" size={18} />}
    renderRoot={(props) => <Link to="/pets" {...props} />}
  >
    See the pets
  </Button>
);

interface OthersProps {
  readonly pets: readonly Item[];
  /** Whether another pet goes along now. */
  readonly isInstead: boolean;
  readonly onChanged: () => void;
}

function Others({ pets, isInstead, onChanged }: OthersProps) {
  const world = useWorld();
  const id = useId();
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h3 id={id}>{isInstead ? 'In its place' : 'Your pets'}</h3>
      <ul className={styles.list}>
        {pets.map((pet) => (
          <li key={pet.id}>
            <ItemPicture item={pet} />
            <div className={styles.words}>
              <b>{pet.name}</b>
              <TraitList lines={traitLines(pet.traits, 'item', world)} />
              <CompanionButton pet={pet} isListed onChanged={onChanged} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
