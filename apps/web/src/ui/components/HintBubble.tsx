import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect } from 'react';

export interface HintOptions {
  /** The text; null for no hint. */
  readonly label: string | null;
  readonly position?: 'top' | 'right';
  /** Largest width, in CSS pixels. */
  readonly maw?: number;
}

interface HintBubbleProps extends HintOptions {
  readonly id: string;
  readonly target: HTMLElement;
  readonly opened: boolean;
  readonly onDismiss: () => void;
}

/**
 * Sides of the element that are tried in turn when the hint has no room at its own side: beside an element as
 * wide as a phone there is none.
 */
const MIDDLEWARES: NonNullable<TooltipProps['middlewares']> = {
  flip: { fallbackPlacements: ['left', 'top', 'bottom'] },
  shift: true,
};

/** The content of `Hint`. It is a separate script, which is fetched later. */
export function HintBubble({ id, label, opened, onDismiss, ...looks }: HintBubbleProps) {
  useEffect(() => {
    if (!opened) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [opened, onDismiss]);
  return (
    <Tooltip {...looks} label={<span id={id}>{label}</span>} opened={opened} middlewares={MIDDLEWARES} />
  );
}
