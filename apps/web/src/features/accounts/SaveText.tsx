import { Button, CopyButton } from '@mantine/core';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './SaveText.module.css';

interface KeepTextProps {
  readonly text: string;
  /** Name of the file that the button Download saves. */
  readonly fileName: string;
}

/** Buttons that copy or download a text that is shown only once. */
export function SaveText({ text, fileName }: KeepTextProps) {
  return (
    <div className={styles.buttons}>
      <CopyButton value={text} timeout={2_000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={<Glyph name={copied ? 'check-mark' : 'scroll-unfurled'} />}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
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
