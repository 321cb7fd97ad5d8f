import { type Chapter, pieceFor, type World } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { CandleEnds } from '../../features/quests/CandleEnds.tsx';
import { cosmeticWords, furnishingWords } from '../../features/quests/quest-words.ts';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './Rewards.module.css';

/** What a chapter gives: candle-ends first, because gold is small later on. */
export function ChapterRewards({ chapter, world }: { readonly chapter: Chapter; readonly world: World }) {
  const attackStyle = useCharacter(({ shown }) => shown.attackStyle);
  const piece = world.item(pieceFor(chapter, { attackStyle }) ?? 0);
  return (
    <ul className={styles.tiles}>
      {chapter.candleEnds > 0 && (
        <Tile>
          <CandleEnds amount={chapter.candleEnds} /> candle-ends
        </Tile>
      )}
      {chapter.gold > 0 && (
        <Tile>
          <Gold amount={chapter.gold} />
        </Tile>
      )}
      {piece && (
        <Tile>
          <span className={styles.picture}>
            <ItemPicture item={piece} />
          </span>
          <ItemLink item={piece} />
        </Tile>
      )}
      {chapter.cosmetics.map((cosmetic) => (
        <Tile key={cosmetic.id} note="kept for you">
          <Glyph name={cosmetic.kind === 'title' ? 'quill-ink' : 'star-formation'} size={20} />
          <span>{cosmeticWords(cosmetic)}</span>
        </Tile>
      ))}
      {chapter.furnishingId !== null && (
        <Tile note="kept for your room">
          <Glyph name="bed" size={20} />
          <span>{furnishingWords(chapter.furnishingId, world)}</span>
        </Tile>
      )}
    </ul>
  );
}

const Tile = ({ note, children }: { readonly note?: string; readonly children: ReactNode }) => (
  <li className={styles.tile}>
    <span>{children}</span>
    {note !== undefined && <small>{note}</small>}
  </li>
);

interface ErrandRewardsProps {
  /** Absent where they are shown apart. */
  readonly candleEnds?: number;
  readonly gold: number;
  readonly experience: number;
  /** Null for the skill that fights train. */
  readonly skillId: number | null;
  readonly world: World;
}

/** What an errand gives, in one line. */
export function ErrandRewards({ candleEnds, gold, experience, skillId, world }: ErrandRewardsProps) {
  const skill = world.sets.skills.find(({ id }) => id === skillId);
  return (
    <p className={styles.line}>
      {candleEnds !== undefined && <CandleEnds amount={candleEnds} />}
      <Gold amount={gold} />
      <span>
        <span translate="no">{formatNumber(experience)}</span>
        {` experience${skill ? ` in ${skill.name}` : ' in the skill you train'}`}
      </span>
    </p>
  );
}
