import styles from './PasswordStrength.module.css';
import { BEST_SCORE, passwordScore, strengthOf } from './password-strength.ts';

/**
 * The strength of a password, as a bar and a word. It has its full height already when the field is empty, so
 * that the page's content does not move later.
 */
export function PasswordStrength({ password }: { readonly password: string }) {
  const score = passwordScore(password);
  const strength = password === '' ? null : strengthOf(score);
  return (
    <div className={styles.strength} data-strength={strength ?? 'none'}>
      <span aria-hidden="true" className={styles.bar}>
        <i style={{ width: `${(100 * score) / BEST_SCORE}%` }} />
      </span>
      <span role="status" className={styles.word}>
        {strength && (
          <>
            <span className="visually-hidden">Password strength: </span>
            <span>{strength}</span>
          </>
        )}
      </span>
    </div>
  );
}
