import type { SettingCommand } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { effectWords } from './effect-words.ts';
import type { Question } from './messages.ts';
import styles from './TraitEffects.module.css';
import { useForecast } from './use-forecast.ts';

/**
 * Which traits of the worn pieces and of the companion do most in a session, and whether traits or tricks
 * make defeats more likely. The room of its lines is kept from the begin, so that nothing below moves when
 * the answer comes.
 */
export function TraitEffects({
  question,
}: {
  readonly question: Omit<Question<'effects'>, 'kind' | 'after'> & {
    readonly after?: readonly SettingCommand[];
  };
}) {
  const world = useWorld();
  const { status, isOld } = useForecast({ kind: 'effects', ...question });
  if (status.status === 'refused' || status.status === 'failed') return null;
  const words = status.status === 'answered' ? effectWords(status.answer, world) : null;
  return (
    <div className={styles.effects} data-old={isOld} aria-busy={words === null || isOld}>
      <p>
        <b>Traits that do the most:</b>{' '}
        {words === null ? (
          <span className={styles.note}>counting…</span>
        ) : words.most.length === 0 ? (
          <span>none of yours</span>
        ) : (
          words.most.map(({ itemId, name, text }, index) => (
            <span key={itemId}>{`${index > 0 ? '; ' : ''}${name} ${text}`}</span>
          ))
        )}
      </p>
      {words?.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}
