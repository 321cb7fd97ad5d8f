import { Button, CopyButton } from '@mantine/core';
import styles from './CopiedText.module.css';

/** A text that is shown once, such as a link with a secret, with a button that copies it. */
export const CopiedText = ({ text }: { readonly text: string }) => (
  <>
    <code className={styles.text}>{text}</code>
    <CopyButton value={text} timeout={2_000}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </CopyButton>
  </>
);
