import { Button } from '@mantine/core';
import { ERRORS, type Identity } from '@slumberfell/protocol';
import { Hint } from '../../ui/components/Hint.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './Slots.module.css';

interface CharacterSlotProps {
  readonly character: Identity;
  readonly pending: boolean;
  readonly onPlay: () => void;
}

/** The slot with the character. Its button has the focus when the screen opens. */
export function CharacterSlot({ character, pending, onPlay }: CharacterSlotProps) {
  return (
    <div className={styles.slot} data-selected="true">
      <span className={styles.face}>
        <Face appearanceId={character.appearanceId} />
      </span>
      <h2 className={styles.name}>{character.name}</h2>
      <Button fullWidth loading={pending} onClick={onPlay} data-autofocus autoFocus>
        Play
      </Button>
    </div>
  );
}

interface EmptySlotProps {
  /** Whether creating a character is the next thing to do: not while its dialog is open. */
  readonly isNext: boolean;
  readonly onCreate: () => void;
}

/** The slot without a character yet. */
export function EmptySlot({ isNext, onCreate }: EmptySlotProps) {
  return (
    <div className={styles.slot}>
      <span className={`${styles.face} ${styles.vacant}`}>
        <Glyph name="visored-helm" />
      </span>
      <h2 className={styles.name}>An empty bed</h2>
      <Button fullWidth aria-current={isNext ? 'step' : undefined} onClick={onCreate}>
        Create character
      </Button>
    </div>
  );
}

/** A slot that cannot be used, because an account may have only one character. */
export function ClosedSlot({ number }: { readonly number: number }) {
  return (
    <Hint label={ERRORS['character/limit'].message} maw={320}>
      <button
        type="button"
        className={styles.slot}
        aria-disabled="true"
        aria-label={`Slot ${number}, closed. One character per account.`}
      >
        <span className={`${styles.face} ${styles.vacant}`}>
          <Glyph name="plain-padlock" />
        </span>
        <span className={styles.name}>Closed</span>
        <span className={styles.why}>One character per account: the first bed is yours.</span>
      </button>
    </Hint>
  );
}
