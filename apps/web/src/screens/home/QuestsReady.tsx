import { needsCounters, readyQuests, type World } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import type { CountersOf } from '../../features/quests/use-counters.ts';
import { useCounters } from '../../features/quests/use-counters.ts';
import { useQuestWorld } from '../../features/quests/use-quest-world.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './QuestsReady.module.css';
import { waitingWords } from './waiting-words.ts';

/**
 * Who waits for something that can be handed over now. Nothing while no one does, and when it is not known:
 * the screen of quests tells why.
 */
export function QuestsReady() {
  const { questWorld } = useQuestWorld();
  return questWorld && <OfWorld world={questWorld} />;
}

/** The chronicle is fetched only when it decides. */
function OfWorld({ world }: { readonly world: World }) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  return needsCounters(shown, world, now) ? (
    <Counted world={world} />
  ) : (
    <Line world={world} countersOf={() => []} />
  );
}

function Counted({ world }: { readonly world: World }) {
  const { countersOf } = useCounters(world);
  return countersOf && <Line world={world} countersOf={countersOf} />;
}

function Line({ world, countersOf }: { readonly world: World; readonly countersOf: CountersOf }) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const ready = readyQuests(shown, world, countersOf, now);
  const words = waitingWords(ready, world);
  if (words === null) return null;
  const search = ready.some(({ kind }) => kind === 'story') ? {} : ({ tab: 'board' } as const);
  return (
    <Link to="/quests" search={search} className={styles.ready}>
      <Glyph name="candle-flame" size={18} /> <span>{words}</span>
    </Link>
  );
}
