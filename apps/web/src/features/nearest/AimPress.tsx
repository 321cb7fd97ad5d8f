import type { Aim } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { aimStart, isUnderWay, planSteps } from '../aims/aim-start.ts';
import { aimTime } from '../aims/aim-time.ts';
import { useAimStart } from '../aims/use-aim-start.ts';
import { useCharacter } from '../character/use-character.ts';
import { useIdleTime } from '../character/use-idle-time.ts';
import { AfterThis } from '../plan/AfterThis.tsx';
import { useThenMemory } from '../plan/then-memory.ts';
import { buttonText } from '../ways/command-verbs.ts';
import styles from './AimPress.module.css';

interface AimPressProps extends Pick<Aim, 'commands' | 'seconds'> {
  /** What is aimed for. */
  readonly title: string;
}

/** What the press on an aim ends, and where it leads; the time that the aim takes; the buttons for it. */
export function AimPress({ title, commands, seconds }: AimPressProps) {
  const world = useWorld();
  const idleTime = useIdleTime();
  const { start, pending } = useAimStart(commands, title);
  const [memory] = useThenMemory(useCharacter(({ id }) => id));
  const note = useCharacter(({ shown }) => aimStart(commands, shown, world, memory).note);
  const later = planSteps(commands);
  const underWay = useCharacter(({ shown }) => isUnderWay(commands, shown));
  return (
    <>
      {note !== null && !underWay && <p className={styles.note}>{note}</p>}
      <div className={styles.foot}>
        <span className={styles.time}>
          <Glyph name="hourglass" size={16} /> <span>{aimTime(seconds, idleTime)}</span>
        </span>
        {underWay ? (
          <Chip>Under way</Chip>
        ) : (
          <>
            {later !== null && <AfterThis steps={later} />}
            <CommandButton loading={pending} onClick={() => void start()}>
              <span>{buttonText(commands, world)}</span>
              <span className="visually-hidden">{`: ${title}`}</span>
            </CommandButton>
          </>
        )}
      </div>
    </>
  );
}
