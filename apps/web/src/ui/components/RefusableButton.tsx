import { Button, type ButtonProps } from '@mantine/core';
import { type MouseEvent, type Ref, useId } from 'react';
import { Hint } from './Hint.tsx';
import styles from './RefusableButton.module.css';

export interface RefusableButtonProps extends ButtonProps {
  /** Why the button cannot be pressed now, as a sentence; null when it can be pressed. */
  readonly refusal: string | null;
  /**
   * Whether the reason stands beside the button, where a touch screen shows it too. Otherwise it is a hint.
   */
  readonly saysWhy?: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stays visible and focusable when it cannot be pressed. It then shows the reason: beside
 * itself, or when the player points at it or focuses it.
 */
export function RefusableButton({ refusal, saysWhy = false, onClick, ...button }: RefusableButtonProps) {
  const id = useId();
  const refused = {
    'data-disabled': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  if (saysWhy) {
    return (
      <>
        <p id={id} className={styles.why} hidden={refusal === null}>
          {refusal}
        </p>
        {refusal === null ? (
          <Button {...button} onClick={onClick} />
        ) : (
          <Button {...button} {...refused} aria-describedby={id} />
        )}
      </>
    );
  }
  return (
    <Hint label={refusal} maw={320}>
      {refusal === null ? <Button {...button} onClick={onClick} /> : <Button {...button} {...refused} />}
    </Hint>
  );
}
