import { readyQuests } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useAcceptedGoals } from '../../features/quests/use-goals.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import styles from './QuestsReady.module.css';
import { waitingWords } from './waiting-words.ts';

/**
 * Who waits for something that can be handed over now. Nothing while no one does, and when it is not known:
 * the screen of quests tells why.
 */
export function QuestsReady() {
  const { facts } = useAcceptedGoals();
  return facts && <Line facts={facts} />;
}

function Line({ facts: { world, countersOf } }: { readonly facts: QuestFacts }) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const ready = readyQuests(shown, world, countersOf, now);
  const [first] = ready;
  const words = waitingWords(ready, world);
  if (words === null) return null;
  const search = ready.some(({ kind }) => kind === 'story') ? {} : ({ tab: 'board' } as const);
  return (
    <Link to="/quests" search={search} className={styles.ready}>
      {first && <VillagerPortrait villagerId={first.villagerId} size="line" />} <span>{words}</span>
    </Link>
  );
}
