import type { PlanStep } from '@slumberfell/engine';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useIdleTime } from '../character/use-idle-time.ts';
import { PlanThing } from '../next/PlanThing.tsx';
import { proposalTime } from '../proposals/proposal-time.ts';
import styles from './ProposalPress.module.css';

interface PlanPressProps {
  /** What the steps lead to. */
  readonly name: string;
  readonly seconds: number;
  /** At least one. */
  readonly steps: readonly PlanStep[];
}

/** The time that some steps take, and the button that plans or begins them. */
export const PlanPress = ({ name, seconds, steps }: PlanPressProps) => (
  <div className={styles.foot}>
    <span className={styles.time}>
      <Glyph name="hourglass" size={16} /> <span>{proposalTime(Math.round(seconds), useIdleTime())}</span>
    </span>
    <PlanThing name={name} getting={{ first: [], steps }} isOld={false} isProposed />
  </div>
);
