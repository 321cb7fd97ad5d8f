import type { Item } from '@slumberfell/engine';
import { useCallback, useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { CollectableNote } from '../../features/collections/CollectableNote.tsx';
import { listedPets } from '../../features/collections/collection-progress.ts';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { OnlyMissing, useOnlyMissing } from '../../features/collections/OnlyMissing.tsx';
import { TileGrid } from '../../features/collections/TileGrid.tsx';
import { NEAREST_JUMP, NearestPanel } from '../../features/nearest/NearestPanel.tsx';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Bonuses } from './Bonuses.tsx';
import { CompanionPanel } from './CompanionPanel.tsx';
import { PetCard } from './PetCard.tsx';
import { PetDetails } from './PetDetails.tsx';
import styles from './PetsScreen.module.css';
import { effectOf } from './pet-effect.ts';

const idOf = ({ id }: Item): number => id;

const ALL = 'all-pets';
const BONUSES = 'pet-bonuses';
const JUMPS = [NEAREST_JUMP, { id: ALL, label: 'All pets' }, { id: BONUSES, label: 'Bonuses' }];

/** The pets, tamed or not (specification 2.95). */
export function PetsScreen() {
  useTitle('Pets');
  const world = useWorld();
  const pets = useCharacter((character) => character.shown.pets);
  const companion = useCharacter(({ shown }) => shown.companion);
  const [chosen, setChosen] = useState<Item | null>(null);
  const [opened, setOpened] = useState(false);
  const listed = useMemo(() => listedPets(pets, world), [pets, world]);
  const collected = listed.filter(({ id }) => pets.includes(id)).length;
  const [onlyMissing, setOnlyMissing] = useOnlyMissing('pets');
  const found = useMemo(
    () => (onlyMissing ? listed.filter(({ id }) => !pets.includes(id)) : listed),
    [onlyMissing, listed, pets],
  );
  const showsNearest = collected < listed.length;
  const brings = (pet: Item) => {
    const { skill, percent } = effectOf(pet, world);
    return `${formatChange(percent)}% ${skill.name} experience`;
  };
  const select = useCallback((item: Item) => {
    setChosen(item);
    setOpened(true);
  }, []);
  const words = `${formatNumber(collected)} of ${formatNumber(listed.length)}`;
  return (
    <>
      <PageHead title="Pets">
        <div className={styles.collected}>
          <span>
            Collected <b translate="no">{formatNumber(collected)}</b>{' '}
            <span translate="no">{`/ ${formatNumber(listed.length)}`}</span>
          </span>
          <Bar
            label="Pets collected"
            percent={listed.length === 0 ? 0 : (collected / listed.length) * 100}
            valueText={words}
            height={10}
          />
        </div>
        <OnlyMissing checked={onlyMissing} onChange={setOnlyMissing} />
      </PageHead>
      <CollectableNote kind="pets" />
      <CompanionPanel />
      {showsNearest && (
        <>
          <Jumps jumps={JUMPS} />
          <div className={styles.nearest}>
            <NearestPanel collection="pets" brings={brings} />
          </div>
        </>
      )}
      <div className={styles.columns}>
        <Panel id={ALL}>
          {found.length === 0 ? (
            <EmptyState title="Nothing is missing.">
              All of them are here, and most of them are asleep.
            </EmptyState>
          ) : (
            <TileGrid tiles={found} keyOf={idOf} label="Pets" className={styles.grid}>
              {(pet, tabIndex) => (
                <PetCard
                  pet={pet}
                  tamed={pets.includes(pet.id)}
                  goesAlong={pet.id === companion}
                  tabIndex={tabIndex}
                  onSelect={select}
                />
              )}
            </TileGrid>
          )}
        </Panel>
        <Panel brass title="Bonuses" className={styles.side} id={BONUSES}>
          <Bonuses />
        </Panel>
      </div>
      <Dialog className="sheet" opened={opened} onClose={() => setOpened(false)} title={chosen?.name}>
        {chosen && <PetDetails pet={chosen} />}
      </Dialog>
    </>
  );
}
