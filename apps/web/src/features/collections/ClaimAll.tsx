import { addAmounts, type ClaimKind, claimsOf, type ItemAmount, idleTime } from '@slumberfell/engine';
import { useMemo } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import styles from './ClaimAll.module.css';
import { useClaimable } from './use-claimable.ts';
import { watchClaims } from './watch-claims.ts';

interface ClaimWords {
  readonly verb: string;
  readonly glyph: GlyphName;
  readonly one: string;
  readonly many: string;
  readonly done: string;
}

const WORDS: Readonly<Record<ClaimKind, ClaimWords>> = {
  trophies: { verb: 'Place', glyph: 'trophy', one: 'trophy', many: 'trophies', done: 'on the shelf' },
  cards: { verb: 'Claim', glyph: 'card-pick', one: 'card', many: 'cards', done: 'in your Bestiary' },
  pets: { verb: 'Tame', glyph: 'paw', one: 'pet', many: 'pets', done: 'tamed' },
  recipes: { verb: 'Learn', glyph: 'open-book', one: 'recipe', many: 'recipes', done: 'learned by heart' },
};

const countOf = (items: readonly ItemAmount[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

const gainText = (seconds: number): string => `+${formatDuration(seconds)} idle time`;

function thingsText(kind: ClaimKind, count: number): string {
  return `${formatNumber(count)} ${count === 1 ? WORDS[kind].one : WORDS[kind].many}`;
}

/**
 * The button that claims all trophies, cards, pets or recipes of the inventory, with the idle time that this
 * brings. Renders nothing when there is none.
 */
export function ClaimAll({ kind }: { readonly kind: ClaimKind }) {
  const world = useWorld();
  const trophies = useCharacter((character) => character.shown.trophies);
  const claimable = useClaimable();
  const { items } = useMemo(() => claimsOf(claimable, kind, false, world), [claimable, kind, world]);
  const { run, pending } = useCommands();
  if (items.length === 0) return null;
  const { verb, glyph, done } = WORDS[kind];
  const gain =
    kind === 'trophies' ? idleTime(addAmounts(trophies, items), world) - idleTime(trophies, world) : 0;
  const claim = async () => {
    const watched = watchClaims(kind, world);
    if (!(await run({ name: 'claim-all', input: { kind } }))) return;
    const claimed = watched();
    const brings = claimed.idleTime > 0 ? ` ${gainText(claimed.idleTime)}, from the next session.` : '';
    notify(`${thingsText(kind, claimed.count)} ${done}.${brings}`);
  };
  return (
    <span className={styles.claim}>
      <CommandButton
        loading={pending}
        leftSection={<Glyph name={glyph} size={18} />}
        onClick={() => void claim()}
      >
        {`${verb} ${thingsText(kind, countOf(items))}`}
      </CommandButton>
      {gain > 0 && <span className={styles.gain}>{gainText(gain)}</span>}
    </span>
  );
}
