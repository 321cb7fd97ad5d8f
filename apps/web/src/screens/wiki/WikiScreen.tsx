import { WIKI_SECTIONS } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { LONGEST_SEARCH } from '../../features/wiki/wiki-search.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SearchInput } from '../../ui/components/SearchInput.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EntryList } from './EntryList.tsx';
import { SECTION_GLYPHS, SECTION_NAMES, SECTION_TEXTS } from './sections.ts';
import { useWikiSearch } from './use-wiki-search.ts';
import styles from './WikiScreen.module.css';
import { belowOf, entriesOf, searchAll } from './wiki-lists.ts';

/** The first page of the Wiki: a search over everything, and the sections. */
export function WikiScreen() {
  useTitle('Wiki');
  const { typed, type } = useWikiSearch('/app/game/wiki');
  const query = useDeferredValue(typed.trim());
  return (
    <>
      <PageHead title="Wiki">
        <SearchInput label="Search the Wiki" value={typed} longest={LONGEST_SEARCH} onChange={type} />
      </PageHead>
      {query === '' ? <Sections /> : <Hits query={query} />}
    </>
  );
}

function Sections() {
  const world = useWorld();
  return (
    <ul className={styles.sections}>
      {WIKI_SECTIONS.map((section) => (
        <li key={section}>
          <Link to="/wiki/$section" params={{ section }} className={styles.section}>
            <Glyph name={SECTION_GLYPHS[section]} size={34} />
            <span>
              <b className={styles.name}>{SECTION_NAMES[section]}</b>{' '}
              <span translate="no" className={styles.count}>
                {formatNumber(entriesOf(section, world).length)}
              </span>
              <small className={styles.text}>{SECTION_TEXTS[section]}</small>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/wiki/villagers" className={styles.section}>
          <Glyph name="discussion" size={34} />
          <span>
            <b className={styles.name}>Villagers</b>
            <small className={styles.text}>Who they are, and what they ask for</small>
          </span>
        </Link>
      </li>
    </ul>
  );
}

function Hits({ query }: { readonly query: string }) {
  const world = useWorld();
  const hits = useMemo(() => searchAll(query, world), [query, world]);
  return (
    <Panel flush>
      {hits.length === 0 ? (
        <EmptyState title="Nothing has that name.">Try fewer words, or a part of one.</EmptyState>
      ) : (
        <EntryList entries={hits} label="Found" belowOf={(entry) => belowOf(entry, world)} />
      )}
    </Panel>
  );
}
