import type { IdleReportAnswer } from '@slumberfell/protocol';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './StepList.module.css';
import { stepLines } from './step-lines.ts';

/** What each step of a plan did, one line a step. */
export function StepList({ report }: { readonly report: Pick<IdleReportAnswer, 'steps'> }) {
  const lines = stepLines(report, useWorld());
  return (
    <ol className={styles.steps}>
      {lines.map(({ key, done, note, isSkipped }) => (
        <li key={key} data-skipped={isSkipped}>
          <Glyph name={isSkipped ? 'cancel' : 'check-mark'} size={18} />
          <span>
            <b>{done}</b>
            {note !== null && (
              <>
                {' '}
                <small>{note}</small>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
