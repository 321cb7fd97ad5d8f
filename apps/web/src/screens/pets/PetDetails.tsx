import { amountOf, type Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemLuckRow } from '../../features/chronicle/ItemLuckRow.tsx';
import { SourceList } from '../../features/collections/SourceList.tsx';
import { CompanionButton } from '../../features/companions/CompanionButton.tsx';
import { isChoice } from '../../features/companions/companion-choices.ts';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './PetDetails.module.css';
import { effectOf } from './pet-effect.ts';

/** A pet: its description, its traits with the button that takes it along, its effect, its sources. */
export function PetDetails({ pet }: { readonly pet: Item }) {
  const tamed = useCharacter(({ shown }) => shown.pets.includes(pet.id));
  const inBag = useCharacter(({ shown }) => amountOf(shown.inventory, pet.id));
  const canChoose = useCharacter(({ shown }) => isChoice(pet, shown));
  const { skill, percent } = effectOf(pet, useWorld());
  return (
    <article className={styles.details} aria-label={pet.name}>
      <div className={styles.head} data-tamed={tamed}>
        <span className={styles.picture}>
          <ItemPicture item={pet} />
        </span>
        <p>{pet.description}</p>
      </div>
      <ItemTraits item={pet} compare={false} />
      {canChoose && <CompanionButton pet={pet} />}
      <FactList>
        <div>
          <dt>{`${skill.name} experience`}</dt>
          <dd translate="no">{`${formatChange(percent)}%`}</dd>
        </div>
        <div>
          <dt>Tamed</dt>
          <dd>{tamed ? 'Yes' : 'Not yet'}</dd>
        </div>
        <ItemLuckRow itemId={pet.id} />
        {inBag > 0 && (
          <div>
            <dt>In your bag</dt>
            <dd>
              <span translate="no">{formatNumber(inBag)}</span>
              {!tamed && (
                <span>
                  {' '}
                  ·{' '}
                  <Link to="/inventory" search={{ waiting: 'pets' }}>
                    tame in the inventory
                  </Link>
                </span>
              )}
            </dd>
          </div>
        )}
      </FactList>
      {/* Below the button and the facts, which stay in their place when the answer comes. */}
      <TraitWorth item={pet} />
      <SourceList item={pet} />
    </article>
  );
}
