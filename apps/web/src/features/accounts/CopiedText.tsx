import { useRef } from 'react';
import styles from './CopiedText.module.css';
import { CopyButton } from './CopyButton.tsx';

/** A text that is shown once, such as a link with a secret, with a button that copies it. */
export function CopiedText({ text }: { readonly text: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={shown} className={styles.text}>
        {text}
      </code>
      <CopyButton text={text} shownIn={shown} />
    </>
  );
}
