import {
  actsAtWork,
  companionObstacles,
  equipObstacles,
  type Item,
  isPet,
  type Shown,
  type World,
  wornSlotOf,
} from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { toneOf } from './ChangeRows.tsx';
import { changeText } from './change-text.ts';
import { fightText, useFight, useFightForecast, wearing } from './use-fight-forecast.ts';
import styles from './WearForecast.module.css';

/**
 * What the traits of a piece or pet are worth to the open character: its running fight, or else its last one,
 * with the piece and with the same piece without its traits. Nothing for a piece without traits that act in a
 * fight, for one that the character cannot wear, and for a pet that is not tamed.
 */
export function TraitWorth({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const world = useWorld();
  if (item.traits === undefined || item.traits.every(actsAtWork)) return null;
  const use = isPet(item) ? companionUse(item, shown, world) : wornUse(item, shown);
  return use && <Worth key={item.id} item={item} isWorn={use === 'in use'} />;
}

/** Whether the traits of an item count now, or would count. Null when they cannot. */
type Use = 'in use' | 'possible' | null;

function wornUse(item: Item, shown: Shown): Use {
  const slot = wornSlotOf(item);
  if (slot === undefined) return null;
  if (shown.equipment[slot] === item.id) return 'in use';
  return equipObstacles(shown, item).length > 0 ? null : 'possible';
}

function companionUse({ id }: Item, shown: Shown, world: World): Use {
  if (shown.companion === id) return 'in use';
  return companionObstacles(shown, { itemId: id }, world).length > 0 ? null : 'possible';
}

interface WorthProps {
  readonly item: Item;
  /** Whether the piece is worn, or the pet goes along. */
  readonly isWorn: boolean;
}

function Worth({ item, isWorn }: WorthProps) {
  const world = useWorld();
  const place = fightText(useFight(), world);
  const commands = isWorn ? [] : [wearing(item)];
  // The character need not own the piece.
  const supposed = isWorn ? {} : { owned: item.id };
  const without = useFightForecast(commands, { ...supposed, traitless: item.id });
  const all = useFightForecast(commands, supposed);
  const [plain, full] = [without.status, all.status];
  if (plain.status === 'refused' || full.status === 'refused') return null;
  if (plain.status === 'failed' || full.status === 'failed')
    return <p className={styles.note}>Your browser could not work out what its traits are worth.</p>;
  const change =
    plain.status === 'answered' && full.status === 'answered'
      ? changeText({ forecast: plain.answer, at: without.at }, { forecast: full.answer, at: all.at })
      : null;
  return (
    <div className={styles.change} aria-busy={change === null}>
      <p>
        <span>{`What its traits are worth ${place}:`}</span>{' '}
        {change ? <b data-tone={toneOf(change.better)}>{change.text}</b> : <span>counting…</span>}
      </p>
    </div>
  );
}
