import { Button } from '@mantine/core';
import { type KnownVillager, knownVillagers, type Shown } from '@slumberfell/engine';
import { useShown } from '../../features/character/use-character.ts';
import { useQuestWorld } from '../../features/quests/use-quest-world.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Trail } from './Trail.tsx';
import styles from './VillagersScreen.module.css';

/** The villagers by region: their trade and place, and the skills of which they ask for errands. */
export function VillagersScreen() {
  useTitle('Villagers');
  const shown = useShown();
  return (
    <>
      <Trail />
      <PageHead title="Villagers" />
      {shown ? (
        <Villagers quests={shown.quests} />
      ) : (
        <Panel>
          <EmptyState title="The villagers are met in the story.">
            Once you have a character, you can read here who they are and what they ask for.
          </EmptyState>
        </Panel>
      )}
    </>
  );
}

function Villagers({ quests }: Pick<Shown, 'quests'>) {
  const { questWorld: world, failure, refetch } = useQuestWorld();
  if (world === null) {
    return failure === null ? (
      <LoadingState label="Asking around…" />
    ) : (
      <Panel>
        <ErrorState
          title="The villagers could not be loaded."
          action={<Button onClick={refetch}>Try again</Button>}
        >
          {failure.message}
        </ErrorState>
      </Panel>
    );
  }
  const all = knownVillagers(quests, world);
  const regionIds = [...new Set(all.map(({ villager }) => villager.regionId))];
  if (all.length === 0) {
    return (
      <Panel>
        <EmptyState title="There are no villagers.">This world has none so far.</EmptyState>
      </Panel>
    );
  }
  return (
    <div className={styles.regions}>
      {regionIds.map((regionId) => {
        const here = all.filter(({ villager }) => villager.regionId === regionId);
        const met = here.filter(({ isMet }) => isMet).length;
        return (
          <Panel
            key={regionId}
            title={world.region(regionId)?.name ?? ''}
            flush
            aside={<small>{`${met} of ${here.length} met`}</small>}
          >
            <ul className={styles.villagers}>
              {here.map((known) => (
                <li key={known.villager.id}>
                  {known.isMet ? <Met known={known} /> : <Shadow known={known} />}
                </li>
              ))}
            </ul>
          </Panel>
        );
      })}
      <PrimaryLink to="/quests">Go to the story</PrimaryLink>
    </div>
  );
}

function Met({ known: { villager, skillIds } }: { readonly known: KnownVillager }) {
  const { sets } = useWorld();
  const skills = sets.skills.filter(({ id }) => skillIds.includes(id));
  return (
    <div className={styles.villager}>
      <VillagerPortrait villagerId={villager.id} size="card" />
      <div className={styles.words}>
        <b className={styles.name}>{villager.name}</b>
        <span>{`${villager.trade} · ${villager.place}`}</span>
        <span>{villager.description}</span>
        <span>
          {skills.length === 0 ? 'Asks for no errands yet.' : 'Asks for errands in '}
          {skills.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <WikiLink section="skills" id={id}>
                {name}
              </WikiLink>
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** A villager of the part of the story that is not told yet. */
const Shadow = ({ known: { villager } }: { readonly known: KnownVillager }) => (
  <div className={styles.villager} data-shadow>
    <VillagerPortrait villagerId={villager.id} size="card" isInShadow />
    <div className={styles.words}>
      <b>Not met yet</b>
      <span>The story leads here.</span>
    </div>
  </div>
);
