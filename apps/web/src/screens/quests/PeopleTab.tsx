import {
  isGivenThisWeek,
  type KnownVillager,
  knownVillagers,
  openedBy,
  takesGifts,
} from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import styles from './PeopleTab.module.css';
import { PersonCard } from './PersonCard.tsx';

/** The villagers by region: how far the friendship with each is, and the gift of the week. */
export function PeopleTab({ facts: { world } }: { readonly facts: QuestFacts }) {
  const quests = useCharacter(({ shown }) => shown.quests);
  const all = knownVillagers(quests, world);
  const regionIds = [...new Set(all.map(({ villager }) => villager.regionId))];
  if (all.length === 0) {
    return (
      <Panel brass>
        <EmptyState title="There are no villagers.">This world has none so far.</EmptyState>
      </Panel>
    );
  }
  return (
    <div className={styles.people}>
      <GiftsOfWeek all={all} world={world} />
      {regionIds.map((regionId) => {
        const here = all.filter(({ villager }) => villager.regionId === regionId);
        const met = here.filter(({ isMet }) => isMet);
        return (
          <Panel
            key={regionId}
            title={world.region(regionId)?.name ?? ''}
            aside={<small>{`${met.length} of ${here.length} met`}</small>}
          >
            <ul className={styles.cards}>
              {met.map(({ villager }) => (
                <PersonCard key={villager.id} villager={villager} world={world} />
              ))}
            </ul>
            <NotMet villagers={here.filter(({ isMet }) => !isMet)} />
          </Panel>
        );
      })}
    </div>
  );
}

interface GiftsOfWeekProps extends Pick<QuestFacts, 'world'> {
  readonly all: readonly KnownVillager[];
}

/** How many were given something this week; before the first gift, what opens gifts. */
function GiftsOfWeek({ all, world }: GiftsOfWeekProps) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const takers = all.filter(({ villager }) => takesGifts(shown, villager, world));
  const chapter = openedBy(world, 'gifts');
  if (takers.length === 0) {
    return (
      chapter && (
        <p>{`You become friends by doing errands. Once chapter ${chapter.id}, ${chapter.title}, is closed, people take gifts too.`}</p>
      )
    );
  }
  const given = takers.filter(({ villager }) => isGivenThisWeek(shown, villager.id, now)).length;
  return (
    <p>
      {'Errands and gifts make friends. Each takes one gift a week, counted from Monday, 00:00 UTC. '}
      <b>{`${given} of ${takers.length} given this week.`}</b>
    </p>
  );
}

/** Villagers that the story has not reached yet, in shadow. */
function NotMet({ villagers }: { readonly villagers: readonly KnownVillager[] }) {
  if (villagers.length === 0) return null;
  return (
    <div className={styles.shadows}>
      {villagers.map(({ villager: { id } }) => (
        <VillagerPortrait key={id} villagerId={id} size="row" isInShadow />
      ))}
      <span>The story leads to them.</span>
    </div>
  );
}
