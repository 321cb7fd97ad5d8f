import { useId, useState } from 'react';
import { COMING_SOON } from '../../features/navigation/coming-soon.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './NavigationEntry.module.css';
import { ComingSoonEntry } from './NavigationEntry.tsx';

/** What does not exist yet, folded to one line below what does. */
export function ComingSoonFold() {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <Glyph name="hourglass" size={20} />
        <span>{`Coming soon: ${COMING_SOON.length} more`}</span>
        <small aria-hidden="true">{opened ? '▴' : '▾'}</small>
      </button>
      <div id={id} hidden={!opened}>
        {opened && COMING_SOON.map((entry) => <ComingSoonEntry key={entry.label} {...entry} />)}
      </div>
    </>
  );
}
