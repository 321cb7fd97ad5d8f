import { goesTo, isSameWanted, type NextThing, type Night } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { STILL_LOOKING, thingName, wayText } from '../next/next-words.ts';
import { useNext } from '../next/use-next.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import styles from './NightCard.module.css';
import { NightCard } from './NightCard.tsx';
import { reachedText, sameWayText } from './next-night-words.ts';
import { useNextNight } from './use-next-night.ts';

const KIND = 'My next';

interface NextNightCardProps {
  /** The nights that stand beside it. */
  readonly others: readonly Night[];
}

/**
 * The night that goes the way to the thing that the player has pinned, else to the first of those to get next
 * to which no other night goes. Where another night goes the same way, it says that.
 */
export function NextNightCard({ others }: NextNightCardProps) {
  const world = useWorld();
  const { pinned } = useWanted();
  const { status, isOld } = useNext();
  if (status.status === 'failed' || status.status === 'refused') return null;
  if (status.status === 'waiting') return <Waiting />;
  const [first] = status.answer;
  const isPinned = first !== undefined && pinned !== null && isSameWanted(first.wanted, pinned);
  const isOwn = ({ getting }: NextThing): boolean => !others.some((night) => goesTo(night, getting));
  const thing = isPinned ? first : (status.answer.find(isOwn) ?? first);
  if (thing === undefined)
    return (
      <Sentence title="You have the best that is within reach">
        New levels and regions bring other things within reach.
      </Sentence>
    );
  const same = others.find((night) => goesTo(night, thing.getting));
  if (same)
    return (
      <Sentence title={thingName(thing, world)} way={`${wayText(thing, world)}.`}>
        {sameWayText(thing, same, world)}
      </Sentence>
    );
  return <OwnNight thing={thing} isOld={isOld} />;
}

function OwnNight({ thing, isOld }: { readonly thing: NextThing; readonly isOld: boolean }) {
  const world = useWorld();
  const answer = useNextNight(thing);
  const { status } = answer;
  if (status.status === 'failed' || status.status === 'refused') return null;
  if (status.status === 'waiting') return <Waiting />;
  const { night } = status.answer;
  const title = thingName(thing, world);
  const way = `${wayText(thing, world)}.`;
  if (night === null)
    return (
      <Sentence title={title} way={way}>
        You cannot set out for it tonight.
      </Sentence>
    );
  return (
    <NightCard
      night={night}
      about={{ kind: KIND, title, lines: [reachedText(thing, night, world), way] }}
      isFirst={false}
      refusal={isOld || answer.isOld ? STILL_LOOKING : null}
    />
  );
}

interface SentenceProps {
  readonly title: string;
  /** How the thing is got; absent without a thing. */
  readonly way?: string;
  readonly children: ReactNode;
}

/** The place of the card without a night. */
function Sentence({ title, way, children }: SentenceProps) {
  return (
    <article className={styles.night} data-first={false}>
      <p className={styles.kind}>{KIND}</p>
      <h3 className={styles.title}>{title}</h3>
      <p>{children}</p>
      {way !== undefined && <p>{way}</p>}
    </article>
  );
}

const Waiting = () => (
  <article className={styles.night} data-first={false} aria-busy="true">
    <p className={styles.kind}>{KIND}</p>
    <p className={styles.looking}>Looking for what to get next…</p>
  </article>
);
