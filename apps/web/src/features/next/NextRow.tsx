import type { NextThing } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { OFFLINE } from '../../ui/components/CommandButton.tsx';
import { RefusableButton } from '../../ui/components/RefusableButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { useIdleTime } from '../character/use-idle-time.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import type { UseWanted } from '../wanted/use-wanted.ts';
import { ItemLink } from '../wiki/WikiLink.tsx';
import styles from './NextRow.module.css';
import { donePercent, gainText, missingText, perHourText, thingName, wayText } from './next-words.ts';
import { PlanThing } from './PlanThing.tsx';

/** Of a set with more missing pieces, the first ones are shown. */
const MOST_PICTURES = 4;

interface NextRowProps extends Pick<UseWanted, 'pin' | 'hide'> {
  readonly thing: NextThing;
  readonly isPinned: boolean;
  /** Whether the answer is that of an earlier question. */
  readonly isOld: boolean;
}

/** A thing that is not yet owned: what it brings, how it is got, and buttons that plan, pin or hide it. */
export function NextRow({ thing, isPinned, isOld, pin, hide }: NextRowProps) {
  const world = useWorld();
  const idleTime = useIdleTime();
  const { wanted, itemIds, getting, gain } = thing;
  const name = thingName(thing, world);
  const done = donePercent(getting);
  return (
    <li className={styles.place}>
      <div className={styles.thing} data-pinned={isPinned}>
        <Pictures itemIds={itemIds} />
        <div className={styles.head}>
          {isPinned && (
            <Chip glyph="round-star" tone="good">
              My next
            </Chip>
          )}
          <h3 className={styles.name}>
            <Name thing={thing} />
          </h3>
          {wanted.kind === 'set' && <p className={styles.pieces}>{missingText(itemIds, world)}</p>}
          <p className={styles.gain}>{gainText(gain, idleTime)}</p>
        </div>
        <div className={styles.way}>
          <p>{wayText(thing, world)}</p>
          <p className={styles.note}>{perHourText(thing, idleTime)}</p>
          {done !== null && (
            <div className={styles.done}>
              <Bar label={`Progress: ${name}`} percent={done} valueText={`${done}% of the way`} />
              <span aria-hidden="true">{`${done}%`}</span>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <Mark
            glyph="round-star"
            label={`My next: ${name}`}
            isPressed={isPinned}
            onClick={() => void pin(isPinned ? null : wanted)}
          />
          <Mark glyph="sight-disabled" label={`Hide ${name}`} onClick={() => void hide(wanted)} />
          <PlanThing name={name} getting={getting} isOld={isOld} />
        </div>
      </div>
    </li>
  );
}

/** The name, which leads to the page of the item. Sets have no page. */
function Name({ thing }: { readonly thing: NextThing }) {
  const world = useWorld();
  const item = thing.wanted.kind === 'item' ? world.item(thing.wanted.id) : undefined;
  if (item === undefined) return thingName(thing, world);
  return (
    <>
      <ItemLink item={item} />
      {thing.amount > 1 && <span>{` × ${formatNumber(thing.amount)}`}</span>}
    </>
  );
}

/** The pictures of at most four pieces. */
function Pictures({ itemIds }: Pick<NextThing, 'itemIds'>) {
  const world = useWorld();
  const items = itemIds.slice(0, MOST_PICTURES).flatMap((id) => world.item(id) ?? []);
  return (
    <span className={styles.pictures} data-count={items.length}>
      {items.map((item) => (
        <ItemPicture key={item.id} item={item} />
      ))}
    </span>
  );
}

interface MarkProps {
  readonly glyph: GlyphName;
  readonly label: string;
  /** Absent for a button that has no state. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A small button without text. */
function Mark({ glyph, label, isPressed, onClick }: MarkProps) {
  const isOffline = useIsOffline();
  return (
    <RefusableButton
      className={styles.mark}
      variant="default"
      aria-label={label}
      aria-pressed={isPressed}
      refusal={isOffline ? OFFLINE : null}
      onClick={onClick}
    >
      <Glyph name={glyph} size={20} />
    </RefusableButton>
  );
}
