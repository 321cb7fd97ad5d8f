import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { ownedPieces, ownsAny } from '../../features/traits/owned-pieces.ts';
import { TraitList } from '../../features/traits/TraitList.tsx';
import { traitLines } from '../../features/traits/trait-lines.ts';
import { useTraitsNews } from '../../features/traits/traits-news.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import links from './Links.module.css';
import styles from './TraitsNews.module.css';

/** The most worn pieces that are listed. */
const PIECES = 4;

/** Tells a player once that pieces and pets of the character have traits, until the player puts it away. */
export function TraitsNews() {
  const [isNews, putAway] = useTraitsNews();
  return isNews && <News onPutAway={putAway} />;
}

function News({ onPutAway }: { readonly onPutAway: () => void }) {
  const world = useWorld();
  const equipment = useCharacter(({ shown }) => shown.equipment);
  const pets = useCharacter(({ shown }) => shown.pets);
  const inventory = useCharacter(({ shown }) => shown.inventory);
  const pieces = ownedPieces({ equipment, pets, inventory }, world);
  if (!ownsAny(pieces)) return null;
  const { worn, inBag, hasGear, hasPets } = pieces;
  const further = worn.length - PIECES;
  const putAway = () => {
    // The button goes, and the focus with it.
    document.querySelector<HTMLElement>('#screen')?.focus();
    onPutAway();
  };
  return (
    <Panel
      title={hasGear ? 'Your gear has learned something' : 'Your pets have learned something'}
      className={styles.news}
      aside={
        <Button size="compact-sm" variant="default" onClick={putAway}>
          I have read it
        </Button>
      }
    >
      {hasGear && (
        <p>Some pieces have traits. They count in each fight that begins while you are wearing the piece.</p>
      )}
      {worn.length > 0 && (
        <ul className={styles.pieces} aria-label="Worn pieces with traits">
          {worn.slice(0, PIECES).map((item) => (
            <li key={item.id}>
              <ItemPicture item={item} />
              <div>
                <QualityName item={item} />
                <TraitList lines={traitLines(item.traits, 'item', world)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasPets && (
        <p>
          {hasGear ? 'Pets have traits, too.' : 'Pets have traits.'} Those of the tamed one that comes with
          you count from the next fight or action.
        </p>
      )}
      <p>Enemies have noticed, and have tricks of their own now.</p>
      <p className={links.links}>
        {further > 0 && (
          <Link to="/equipment">
            <Glyph name="breastplate" size={18} /> <span>{`And ${formatNumber(further)} more worn`}</span>
          </Link>
        )}
        {hasPets && (
          <Link to="/pets">
            <Glyph name="paw" size={18} /> Pets
          </Link>
        )}
        {inBag > 0 && (
          <Link to="/inventory" search={{ traits: true }}>
            <Glyph name="knapsack" size={18} />{' '}
            <span>
              {worn.length > 0
                ? `And ${formatNumber(inBag)} more in the bag`
                : `${formatNumber(inBag)} in the bag`}
            </span>
          </Link>
        )}
        <Link {...guidePath('traits-and-tricks')}>
          <Glyph name="bookmarklet" size={18} /> Traits and tricks
        </Link>
      </p>
    </Panel>
  );
}
