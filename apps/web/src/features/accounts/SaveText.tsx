import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './SaveText.module.css';

interface KeepTextProps {
  readonly text: string;
  /** The element that shows the text. */
  readonly shownIn: RefObject<HTMLElement | null>;
  /** Name of the file that the button Download saves. */
  readonly fileName: string;
}

/** Buttons that copy or download a text that is shown only once. */
export function SaveText({ text, shownIn, fileName }: KeepTextProps) {
  return (
    <div className={styles.buttons}>
      <CopyButton
        text={text}
        shownIn={shownIn}
        icon={(isCopied) => <Glyph name={isCopied ? 'check-mark' : 'scroll-unfurled'} />}
      />
      <Button
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={fileName}
        variant="default"
        leftSection={<Glyph name="save" />}
      >
        Download
      </Button>
    </div>
  );
}
