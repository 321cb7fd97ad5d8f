import { Button, type ButtonProps } from '@mantine/core';
import copy from 'copy-to-clipboard';
import { type RefObject, useEffect, useState } from 'react';
import styles from './CopyButton.module.css';

/** Ms for which the button says that it has copied. */
const SAID_FOR = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The element that shows the text. The button selects it when the browser does not copy. */
  readonly shownIn: RefObject<HTMLElement | null>;
  /** Draws the icon. */
  readonly icon?: (isCopied: boolean) => ButtonProps['leftSection'];
}

/**
 * Copies a text. Browsers have no clipboard API on a page of plain http, and may refuse it elsewhere, so the
 * library then copies a selection. If that fails too, the button says so, and selects the shown text.
 */
export function CopyButton({ text, shownIn, icon }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(setResult, SAID_FOR, null);
    return () => clearTimeout(timer);
  }, [result]);
  const press = async () => {
    const isCopied = await copy(text);
    setResult(isCopied ? 'copied' : 'failed');
    if (!isCopied && shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
  };
  const isCopied = result === 'copied';
  return (
    <>
      <Button variant="default" onClick={press} leftSection={icon?.(isCopied)}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      {result === 'failed' && (
        <p role="alert" className={styles.failed}>
          Could not copy. It is selected now: copy it by hand.
        </p>
      )}
    </>
  );
}
