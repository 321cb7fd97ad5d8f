import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';
import { Hint } from './Hint.tsx';

export interface RefusableButtonProps extends ButtonProps {
  /** Why the button cannot be pressed now, as a sentence; null when it can be pressed. */
  readonly refusal: string | null;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stays visible and focusable when it cannot be pressed. It then shows the reason when the
 * player points at it or focuses it.
 */
export const RefusableButton = ({ refusal, onClick, ...button }: RefusableButtonProps) => (
  <Hint label={refusal} maw={320}>
    {refusal === null ? (
      <Button {...button} onClick={onClick} />
    ) : (
      <Button {...button} data-disabled aria-disabled onClick={(event) => event.preventDefault()} />
    )}
  </Hint>
);
