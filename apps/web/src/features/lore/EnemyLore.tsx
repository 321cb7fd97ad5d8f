import styles from './EnemyLore.module.css';
import { nextWords, sinceWords } from './lore-words.ts';
import { useEnemyLore } from './use-lore.ts';

/** The lines that the kills of an enemy have opened, and when the next one opens. */
export function EnemyLore({ enemyId }: { readonly enemyId: number }) {
  const lore = useEnemyLore(enemyId);
  if (!lore || (lore.lines.length === 0 && lore.nextAt === null)) return null;
  return (
    <div className={styles.lore}>
      {lore.lines.length > 0 && (
        <ul aria-label="What you have learned about it">
          {lore.lines.map(({ kills, text }) => (
            <li key={kills}>
              {text} <small>{sinceWords(kills)}</small>
            </li>
          ))}
        </ul>
      )}
      {lore.nextAt !== null && (
        // With another number the line is made anew, because a translator would not notice the change.
        <p key={lore.kills} className={styles.next}>
          {nextWords(lore.nextAt, lore.kills)}
        </p>
      )}
    </div>
  );
}
