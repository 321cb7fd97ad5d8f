import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';
import { Hint } from './Hint.tsx';

export interface RefusableButtonProps extends ButtonProps {
  /** Why it cannot be pressed now, in a sentence; null when it can. */
  readonly refusal: string | null;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that stays where it is when it cannot be pressed, and then says why to whoever points at it or reaches it. */
export const RefusableButton = ({ refusal, onClick, ...button }: RefusableButtonProps) => (
  <Hint label={refusal} maw={320}>
    {refusal === null ? (
      <Button {...button} onClick={onClick} />
    ) : (
      <Button {...button} data-disabled aria-disabled onClick={(event) => event.preventDefault()} />
    )}
  </Hint>
);
