import { isUnderWay, type Proposal, planOf } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useIdleTime } from '../character/use-idle-time.ts';
import { AfterThis } from '../plan/AfterThis.tsx';
import { useThenMemory } from '../plan/then-memory.ts';
import { proposalTime } from '../proposals/proposal-time.ts';
import { buttonText } from '../ways/command-verbs.ts';
import { pressNote } from '../ways/press-note.ts';
import { usePress } from '../ways/use-press.ts';
import styles from './ProposalPress.module.css';

interface ProposalPressProps extends Pick<Proposal, 'commands' | 'seconds'> {
  /** What is aimed for. */
  readonly title: string;
  readonly onTaken?: () => void;
}

/** What the press on a proposal ends, and where it leads; the time that it takes; the buttons for it. */
export function ProposalPress({ title, commands, seconds, onTaken }: ProposalPressProps) {
  const world = useWorld();
  const idleTime = useIdleTime();
  const { start, pending } = usePress(commands, title);
  const [memory] = useThenMemory(useCharacter(({ id }) => id));
  const note = useCharacter(({ shown }) => pressNote(commands, shown, world, memory));
  const later = planOf(commands);
  const underWay = useCharacter(({ shown }) => isUnderWay(commands, shown));
  return (
    <>
      {note !== null && !underWay && <p className={styles.note}>{note}</p>}
      <div className={styles.foot}>
        <span className={styles.time}>
          <Glyph name="hourglass" size={16} /> <span>{proposalTime(seconds, idleTime)}</span>
        </span>
        {underWay ? (
          <Chip>Under way</Chip>
        ) : (
          <>
            {later !== null && <AfterThis steps={later} />}
            <CommandButton
              loading={pending}
              onClick={() => {
                onTaken?.();
                void start();
              }}
            >
              <span>{buttonText(commands, world)}</span>
              <span className="visually-hidden">{`: ${title}`}</span>
            </CommandButton>
          </>
        )}
      </div>
    </>
  );
}
