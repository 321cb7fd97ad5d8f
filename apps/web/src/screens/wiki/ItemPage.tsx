import { amountOf, type Item, isEssence, itemSources, itemUses } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useShown } from '../../features/character/use-character.ts';
import { ItemLuckRow } from '../../features/chronicle/ItemLuckRow.tsx';
import { ItemWays } from '../../features/combat/ItemWays.tsx';
import { useItemWays } from '../../features/combat/use-item-ways.ts';
import { LevelsToWear } from '../../features/forecast/LevelsToWear.tsx';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { AttributeRows, FactList, RequirementRows } from '../../features/items/ItemFacts.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { kindOf } from '../../features/items/item-kind.ts';
import { ItemStory } from '../../features/lore/ItemStory.tsx';
import { CraftTreePlan } from '../../features/plan/CraftTreePlan.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { AskedForPanel } from './AskedForPanel.tsx';
import { BestBuildsPanel } from './BestBuildsPanel.tsx';
import styles from './EntryPage.module.css';
import { EntryName, EntryRow } from './EntryRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { OwnSources } from './OwnSources.tsx';
import { RequirementPanel } from './RequirementPanel.tsx';
import { RowList } from './RowList.tsx';
import { SourceEntry } from './SourceEntry.tsx';
import { sourceRow } from './source-rows.ts';
import { Trail } from './Trail.tsx';
import { rowOfUse } from './use-rows.ts';

/** The page of an item: its facts, where it comes from, what it is for, and what it takes to get more. */
export function ItemPage({ itemId }: { readonly itemId: number }) {
  const item = useWorld().item(itemId);
  return item ? <KnownItem item={item} /> : <NoSuchEntry />;
}

function KnownItem({ item }: { readonly item: Item }) {
  useTitle(item.name);
  const shown = useShown();
  return (
    <>
      <Trail section="items" />
      <div className={styles.columns}>
        <ItemFacts item={item} />
        <div className={styles.rest}>
          <Sources item={item} />
          {shown && <ItemPlan item={item} />}
          <Uses item={item} />
          <BestBuildsPanel item={item} />
          <RequirementPanel item={item} />
          <AskedForPanel section="items" id={item.id} />
        </div>
      </div>
    </>
  );
}

function ItemFacts({ item }: { readonly item: Item }) {
  const shown = useShown();
  return (
    <Panel brass className={styles.facts}>
      <div className={styles.portrait}>
        <ItemPicture item={item} />
      </div>
      <h1 className={styles.name}>
        <QualityName item={item} />
      </h1>
      <p className={styles.kind}>{kindOf(item)}</p>
      <ItemStory item={item} className={styles.story} />
      <div className={styles.traits}>
        <ItemTraits item={item} compare />
        {shown && <TraitWorth item={item} />}
      </div>
      <FactList>
        <div>
          <dt>Value</dt>
          <dd>
            <Gold amount={item.value} />
          </dd>
        </div>
        {shown && (
          <div>
            <dt>Owned</dt>
            <dd translate="no">{formatNumber(amountOf(shown.inventory, item.id))}</dd>
          </div>
        )}
        <ItemLuckRow itemId={item.id} />
        <AttributeRows item={item} compare />
        <RequirementRows item={item} />
      </FactList>
      {shown && <LevelsToWear item={item} />}
    </Panel>
  );
}

function Sources({ item }: { readonly item: Item }) {
  const world = useWorld();
  const shown = useShown();
  const sources = itemSources(item.id, world);
  return (
    <Panel title="Sources" flush>
      {sources.length === 0 ? (
        <EmptyState title="You cannot get this any more.">
          Nothing that you do brings it any more. One that you own, or began with, stays yours.
        </EmptyState>
      ) : shown ? (
        <OwnSources item={item} shown={shown} />
      ) : (
        <RowList rows={sources.map((source) => sourceRow(source, null, world))} keyOf={({ key }) => key}>
          {(row) => <SourceEntry row={row} />}
        </RowList>
      )}
    </Panel>
  );
}

/** What brings more of an item as steps of a plan. Nothing for an item that no step brings. */
function ItemPlan({ item }: { readonly item: Item }) {
  const recipe = useWorld().craft(item.id);
  const isMade = recipe !== undefined && !isEssence(recipe);
  const ways = useItemWays(item.id);
  if (!isMade && ways.length === 0) return null;
  return (
    <Panel title="Plan it">
      {isMade && <CraftTreePlan itemId={item.id} />}
      {ways.length > 0 && <ItemWays ways={ways} />}
    </Panel>
  );
}

function Uses({ item }: { readonly item: Item }) {
  const world = useWorld();
  const rows = useMemo(() => itemUses(item, world).map((use) => rowOfUse(use, world)), [item, world]);
  return (
    <Panel title="Uses" flush>
      <RowList rows={rows} keyOf={({ key }) => key}>
        {({ picture, title, entry, below, aside }) => (
          <EntryRow
            picture={picture}
            title={entry ? <EntryName {...entry}>{title}</EntryName> : <b>{title}</b>}
            below={below}
            aside={aside}
          />
        )}
      </RowList>
    </Panel>
  );
}
