import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { Aim } from '../aims/aim.ts';
import { aimStart, buttonText, isUnderWay, planSteps } from '../aims/aim-start.ts';
import { aimTime } from '../aims/aim-time.ts';
import { useAimStart } from '../aims/use-aim-start.ts';
import { useCharacter } from '../character/use-character.ts';
import { useIdleTime } from '../character/use-idle-time.ts';
import { AfterThis } from '../plan/AfterThis.tsx';
import { useThenMemory } from '../plan/then-memory.ts';
import styles from './AimPress.module.css';

/** What the press on an aim ends, and where it leads; the time that the aim takes; the buttons for it. */
export function AimPress({ aim }: { readonly aim: Aim }) {
  const world = useWorld();
  const idleTime = useIdleTime();
  const { start, pending } = useAimStart(aim);
  const [memory] = useThenMemory(useCharacter(({ id }) => id));
  const note = useCharacter(({ shown }) => aimStart(aim, shown, world, memory).note);
  const later = planSteps(aim);
  const underWay = useCharacter(({ shown }) => isUnderWay(aim, shown));
  return (
    <>
      {note !== null && !underWay && <p className={styles.note}>{note}</p>}
      <div className={styles.foot}>
        <span className={styles.time}>
          <Glyph name="hourglass" size={16} /> <span>{aimTime(aim.seconds, idleTime)}</span>
        </span>
        {underWay ? (
          <Chip>Under way</Chip>
        ) : (
          <>
            {later !== null && <AfterThis steps={later} />}
            <CommandButton loading={pending} onClick={() => void start()}>
              <span>{buttonText(aim)}</span>
              <span className="visually-hidden">{`: ${aim.title}`}</span>
            </CommandButton>
          </>
        )}
      </div>
    </>
  );
}
