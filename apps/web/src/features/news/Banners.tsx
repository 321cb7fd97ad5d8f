// chunk: banners
import type { Announcement } from '@slumberfell/protocol';
import { timeAndDate } from '../../lib/clock/time-of-day.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useSetting } from '../../lib/stored-setting/stored-setting.ts';
import styles from './Banners.module.css';
import { canDismiss, maintenanceText, shownAt } from './banners.ts';
import { DISMISSED } from './dismissed.ts';

interface BannersProps {
  readonly announcements: readonly Announcement[];
}

/** The host's announcements that have not ended, and that the player has not put away. */
export function Banners({ announcements }: BannersProps) {
  const now = useNow(1_000);
  const [dismissed, setDismissed] = useSetting(DISMISSED);
  const putAway = (id: number) => {
    // The button goes, and the focus with it. The screens of the game have this element.
    document.querySelector<HTMLElement>('#screen')?.focus({ preventScroll: true });
    setDismissed([...dismissed, id]);
  };
  return shownAt(announcements, dismissed, now).map((announcement) => (
    <div key={announcement.id} className={styles.banner} data-kind={announcement.kind}>
      <p>
        <Maintenance announcement={announcement} now={now} /> {announcement.text}
      </p>
      {canDismiss(announcement, now) && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`Dismiss: ${announcement.text}`}
          onClick={() => putAway(announcement.id)}
        >
          ✕
        </button>
      )}
    </div>
  ));
}

/**
 * The countdown of maintenance. Screen readers get a sentence with the time of day instead, because they
 * would read each change of a countdown out.
 */
function Maintenance({ announcement, now }: { readonly announcement: Announcement; readonly now: number }) {
  const { beginsAt } = announcement;
  if (beginsAt === null) return null;
  const countdown = maintenanceText(announcement, now);
  if (now >= beginsAt) return <b>{countdown}</b>;
  return (
    <>
      <b aria-hidden="true">{countdown}</b>
      <span className="visually-hidden">{`The server goes to rest at ${timeAndDate(beginsAt, now)}.`}</span>
    </>
  );
}
