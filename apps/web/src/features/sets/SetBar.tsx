import { Button } from '@mantine/core';
import { SAVED_SETS } from '@slumberfell/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { STYLE_GLYPHS } from '../../ui/pictures/names.ts';
import styles from './SetBar.module.css';
import { SetsDialog } from './SetsDialog.tsx';
import { setNote } from './set-texts.ts';
import { type SetEntry, useSavedSets, useWearSet } from './use-saved-sets.ts';

interface SetBarProps {
  /**
   * Whether the bar is only for wearing sets: it is left out until a set is saved, and new ones are saved in
   * the dialog.
   */
  readonly isCompact?: boolean;
}

/** The saved sets, each of which one press puts on, also during a fight. */
export function SetBar({ isCompact = false }: SetBarProps) {
  const entries = useSavedSets();
  const [opened, setOpened] = useState<'list' | 'save' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // On phones the list is one row that scrolls, so the worn set may be outside of it.
  useLayoutEffect(() => {
    const worn = list.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (list.current && worn) list.current.scrollLeft = worn.offsetLeft - list.current.offsetLeft;
  }, []);
  if (entries.length === 0 && isCompact && opened === null) return null;
  return (
    <section className={styles.bar} data-compact={isCompact} aria-label="Sets">
      <h2>Sets</h2>
      {entries.length === 0 ? (
        <p className={styles.none}>Save what you are wearing, and one press puts it all back on.</p>
      ) : (
        <ul ref={list} className={styles.sets}>
          {entries.map((entry) => (
            <li key={entry.set.slot}>
              <SetButton entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <span className={styles.tools}>
        {isCompact ? null : entries.length < SAVED_SETS ? (
          <Button
            variant="default"
            leftSection={<Glyph name="save" size={18} />}
            onClick={() => setOpened('save')}
          >
            Save what I wear
          </Button>
        ) : (
          <small className={styles.none}>{`All ${SAVED_SETS} are taken`}</small>
        )}
        {entries.length > 0 && (
          <Button variant="default" onClick={() => setOpened('list')}>
            Edit sets
          </Button>
        )}
      </span>
      <SetsDialog opened={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

function SetButton({ entry: { set, outcome } }: { readonly entry: SetEntry }) {
  const world = useWorld();
  const { wear, pending } = useWearSet(set);
  const lacks = !outcome.isWorn && outcome.notWorn.length > 0;
  return (
    <CommandButton
      variant="default"
      classNames={{ root: styles.set, label: styles.words }}
      aria-current={outcome.isWorn ? true : undefined}
      loading={pending}
      leftSection={
        <Glyph name={outcome.isWorn ? 'check-mark' : STYLE_GLYPHS[outcome.shown.attackStyle]} size={18} />
      }
      onClick={() => void wear()}
    >
      <b>{set.name}</b>
      <small data-lacks={lacks}>{setNote(set, outcome, world)}</small>
    </CommandButton>
  );
}
