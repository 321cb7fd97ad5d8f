import { isWikiSection, type WikiSection } from '@slumberfell/engine';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Jumps } from '../../features/collections/Jumps.tsx';
import { ItemSetField } from '../../features/traits/ItemSetField.tsx';
import { TraitField } from '../../features/traits/TraitField.tsx';
import { offeredChoice } from '../../features/traits/trait-choices.ts';
import { LONGEST_SEARCH } from '../../features/wiki/wiki-search.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Figure } from '../../ui/components/Figure.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SearchInput } from '../../ui/components/SearchInput.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { EntryList, rowId } from './EntryList.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { SECTION_NAMES } from './sections.ts';
import { Trail } from './Trail.tsx';
import { useWikiSearch } from './use-wiki-search.ts';
import { belowOf, categoriesIn, itemSetsIn, partsOf, searchSection, traitChoicesIn } from './wiki-lists.ts';

const ANY = 'any';

/** All entries of a section of the Wiki. */
export function SectionScreen(): ReactNode {
  const { section } = useParams({ from: '/app/game/wiki/$section' });
  return isWikiSection(section) ? <Section key={section} section={section} /> : <NoSuchEntry />;
}

function Section({ section }: { readonly section: WikiSection }) {
  const name = SECTION_NAMES[section];
  useTitle(name);
  const world = useWorld();
  const { typed, search, type, setKind, setTrait, setItemSet } = useWikiSearch('/app/game/wiki/$section');
  const q = useDeferredValue(typed);
  const { kind } = search;
  const choices = traitChoicesIn(section, world);
  const trait = offeredChoice(choices, search.aim ?? search.verb);
  const itemSets = itemSetsIn(world);
  const set = itemSets.find(({ id }) => id === search.set)?.id;
  const entries = useMemo(
    () =>
      searchSection(
        section,
        {
          q,
          ...(kind !== undefined && { kind }),
          trait,
          ...(set !== undefined && { set }),
        },
        world,
      ),
    [section, q, kind, trait, set, world],
  );
  const categories = categoriesIn(world);
  const jumps = useMemo(
    () => partsOf(section, entries, world).map(({ title, first }) => ({ id: rowId(first), label: title })),
    [section, entries, world],
  );
  return (
    <>
      <Trail />
      <PageHead
        title={name}
        beside={
          <Chip>
            <Figure>{formatNumber(entries.length)}</Figure>
          </Chip>
        }
      >
        <SearchInput
          label={`Search ${name.toLowerCase()}`}
          value={typed}
          longest={LONGEST_SEARCH}
          onChange={type}
        />
        {section === 'items' && (
          <SelectField
            aria-label="Category"
            data={[
              { value: ANY, label: 'Any category' },
              ...categories.map((one) => ({ value: String(one.kind), label: one.name })),
            ]}
            value={categories.some((one) => one.kind === kind) ? String(kind) : ANY}
            onChange={(value) => setKind(value === ANY ? undefined : Number(value))}
          />
        )}
        <TraitField choices={choices} choice={trait} onChange={setTrait} />
        {section === 'items' && (
          <ItemSetField
            choices={itemSets}
            itemSetId={set ?? null}
            onChange={(chosen) => setItemSet(chosen ?? undefined)}
          />
        )}
      </PageHead>
      <Jumps jumps={jumps} />
      <Panel flush>
        {entries.length === 0 ? (
          <EmptyState title="Nothing has that name.">Try fewer words, or a part of one.</EmptyState>
        ) : (
          <EntryList entries={entries} label={name} belowOf={(entry) => belowOf(entry, world)} />
        )}
      </Panel>
    </>
  );
}
