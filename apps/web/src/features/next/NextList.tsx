import { type BagAim, isSameWanted, MOST_NEXT, type NextThing } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { fightText, useFight } from '../forecast/use-fight-forecast.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import { HiddenThings } from './HiddenThings.tsx';
import styles from './NextList.module.css';
import { NextRow } from './NextRow.tsx';
import { UnlistedPin } from './UnlistedPin.tsx';
import { useNext } from './use-next.ts';

/** The most things that the compact list shows. */
const MOST_COMPACT = 3;

interface NextListProps {
  /** Whether only the first things are shown, side by side, in a place of a fixed height. */
  readonly isCompact?: boolean;
}

const AIMS: Readonly<Record<BagAim, string>> = {
  experience: 'more experience',
  gold: 'more gold',
  safety: 'safer fights',
};

/** The things that the character does not own yet and that would make its last fight better. */
export function NextList({ isCompact = false }: NextListProps) {
  const world = useWorld();
  const fight = useFight();
  const { status, isOld } = useNext();
  const most = isCompact ? MOST_COMPACT : MOST_NEXT;
  return (
    <Panel
      title="What next"
      className={isCompact ? styles.wide : undefined}
      aside={isCompact && <Link to="/equipment">All on Equipment</Link>}
    >
      <div className={styles.next} data-compact={isCompact}>
        <p className={styles.about}>{`Not yours yet, for ${AIMS[fight.aim]} ${fightText(fight, world)}.`}</p>
        {status.status === 'failed' || status.status === 'refused' ? (
          <Sentence title="Your browser could not work out what to get next." />
        ) : status.status === 'waiting' ? (
          <Waiting count={most} />
        ) : (
          <Things things={status.answer} most={most} aim={fight.aim} isOld={isOld} />
        )}
        {!isCompact && <HiddenThings />}
      </div>
    </Panel>
  );
}

interface ThingsProps {
  readonly things: readonly NextThing[];
  readonly most: number;
  readonly aim: BagAim;
  readonly isOld: boolean;
}

function Things({ things, most, aim, isOld }: ThingsProps) {
  const { pinned, pin, hide } = useWanted();
  const isPinned = ({ wanted }: NextThing) => pinned !== null && isSameWanted(pinned, wanted);
  const unlisted = pinned !== null && !things.some(isPinned) ? pinned : null;
  return (
    <>
      {unlisted && !isOld && <UnlistedPin wanted={unlisted} onUnpin={() => void pin(null)} />}
      {things.length === 0 ? (
        <Sentence title={`For ${AIMS[aim]} you have the best that is within reach.`}>
          New levels and regions bring other things within reach.
        </Sentence>
      ) : (
        <ul className={styles.things} aria-busy={isOld}>
          {things.slice(0, most).map((thing) => (
            <NextRow
              key={`${thing.wanted.kind} ${thing.wanted.id}`}
              thing={thing}
              isPinned={isPinned(thing)}
              isOld={isOld}
              pin={pin}
              hide={hide}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const Waiting = ({ count }: { readonly count: number }) => (
  <ul className={styles.things} aria-busy>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: The places are equal and do not move.
      <li key={index} className={styles.waiting}>
        {index === 0 && <span className="visually-hidden">Trying on what you do not own yet</span>}
      </li>
    ))}
  </ul>
);

const Sentence = (words: { readonly title: string; readonly children?: string }) => (
  <div className={styles.sentence}>
    <EmptyState {...words} />
  </div>
);
