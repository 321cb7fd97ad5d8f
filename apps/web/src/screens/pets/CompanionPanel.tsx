import { useCharacter } from '../../features/character/use-character.ts';
import { companionOf } from '../../features/companions/companion-choices.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { TraitList } from '../../features/traits/TraitList.tsx';
import { traitLines } from '../../features/traits/trait-lines.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './CompanionPanel.module.css';

/** The pet that goes along and what it does, or that none goes along. */
export function CompanionPanel() {
  const world = useWorld();
  const companion = useCharacter(({ shown }) => shown.companion);
  const hasPets = useCharacter(({ shown }) => shown.pets.length > 0);
  const pet = companionOf({ companion }, world);
  return (
    <Panel title="Companion" className={styles.panel}>
      {pet ? (
        <div className={styles.companion}>
          <ItemPicture item={pet} />
          <div className={styles.words}>
            <p>
              <b>{pet.name}</b> is with you.
            </p>
            <TraitList lines={traitLines(pet.traits, 'item', world)} />
          </div>
        </div>
      ) : (
        <p className={styles.none}>
          {hasPets
            ? 'No pet is with you. Choose a tamed one: what it does counts from the next fight or action.'
            : 'No pet is with you. One must be tamed first, or think that it is.'}
        </p>
      )}
    </Panel>
  );
}
