import { askedFor, giftTakers, type Shown, type WikiEntry, type World } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useShown } from '../../features/character/use-character.ts';
import { askingRow } from '../../features/quests/asking-words.ts';
import { useQuestWorld } from '../../features/quests/use-quest-world.ts';
import linkStyles from '../../features/wiki/WikiLink.module.css';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './EntryPage.module.css';
import rowStyles from './EntryRow.module.css';
import { EntryRow } from './EntryRow.tsx';
import { RowList } from './RowList.tsx';

type AskedEntry = Pick<WikiEntry, 'section' | 'id'>;

/**
 * Which chapters and errands ask for an entry, as far as the reader's character knows. Nothing for a visitor,
 * and while the quests are not loaded.
 */
export function AskedForPanel(entry: AskedEntry) {
  const shown = useShown();
  return shown && <KnownAskedFor {...entry} quests={shown.quests} />;
}

function KnownAskedFor({ quests, ...entry }: AskedEntry & Pick<Shown, 'quests'>) {
  const { questWorld: world } = useQuestWorld();
  return (
    world && (
      <>
        <AskedForRows entry={entry} quests={quests} world={world} />
        {entry.section === 'items' && <GiftRows itemId={entry.id} quests={quests} world={world} />}
      </>
    )
  );
}

interface AskedForRowsProps extends Pick<Shown, 'quests'> {
  readonly entry: AskedEntry;
  readonly world: World;
}

function AskedForRows({ entry, quests, world }: AskedForRowsProps) {
  const { known, isAskedLater } = askedFor(entry, quests, world);
  const rows = known.map((asking) => askingRow(asking, quests.chapter, world));
  if (rows.length === 0 && !isAskedLater) return null;
  return (
    <Panel title="Asked for by" flush>
      <RowList rows={rows} keyOf={({ key }) => key}>
        {({ title, below, aside, skillId, isOnBoard }) => (
          <EntryRow
            picture={{ kind: 'glyph', glyph: skillId === null ? 'open-book' : skillGlyph(skillId) }}
            title={
              <Link to="/quests" search={isOnBoard ? { tab: 'board' } : {}} className={linkStyles.link}>
                <b className={rowStyles.name}>{title}</b>
              </Link>
            }
            below={below}
            aside={aside}
          />
        )}
      </RowList>
      {isAskedLater && <p className={styles.note}>A later chapter of the story asks for it.</p>}
    </Panel>
  );
}

interface GiftRowsProps extends Pick<Shown, 'quests'> {
  readonly itemId: number;
  readonly world: World;
}

/** Who would be pleased with an item as a gift. */
function GiftRows({ itemId, quests, world }: GiftRowsProps) {
  const takers = giftTakers(itemId, quests, world);
  if (takers.length === 0) return null;
  return (
    <Panel title="A gift for" flush>
      <RowList rows={takers} keyOf={({ villager }) => String(villager.id)}>
        {({ villager, amount }) => (
          <EntryRow
            picture={{ kind: 'glyph', glyph: 'hearts' }}
            title={
              <Link to="/quests" search={{ tab: 'people' }} className={linkStyles.link}>
                <b className={rowStyles.name}>{villager.name}</b>
              </Link>
            }
            below={villager.trade}
            aside={formatNumber(amount)}
          />
        )}
      </RowList>
    </Panel>
  );
}
