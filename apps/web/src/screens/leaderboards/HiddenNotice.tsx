import { Alert } from '@mantine/core';
import { useCharacterState } from '../../features/character/use-character.ts';
import { hidingOf } from '../../features/decisions/decision-texts.ts';
import styles from './HiddenNotice.module.css';

/** Says why the player's own character is not on the leaderboards. */
export function HiddenNotice() {
  const decisions = useCharacterState((state) => state.decisions);
  const hiding = hidingOf(decisions);
  if (hiding === null) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      color="ember"
      variant="light"
      title="Your character is not on the leaderboards for now."
    >
      {`The host gave this reason: ${hiding.reason}`}
    </Alert>
  );
}
