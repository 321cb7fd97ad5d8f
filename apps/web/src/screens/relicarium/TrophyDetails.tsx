import { amountOf, type Item } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemLuckRow } from '../../features/chronicle/ItemLuckRow.tsx';
import { SourceList } from '../../features/collections/SourceList.tsx';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { TrophyPicture } from '../../features/items/TrophyPicture.tsx';
import { RANK_NAMES, trophyRank } from '../../features/items/trophy-rank.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatSeconds } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './TrophyDetails.module.css';

/** One kind of trophy: claimed amount, idle time, sources. */
export function TrophyDetails({ item }: { readonly item: Item }) {
  const world = useWorld();
  const claimed = useCharacter(({ shown }) => amountOf(shown.trophies, item.id));
  const inBag = useCharacter(({ shown }) => amountOf(shown.inventory, item.id));
  const bonusTime = world.relicariumEntry(item.id)?.bonusTime ?? 0;
  const tier = trophyRank(claimed);
  return (
    <article className={styles.details} aria-label={item.name}>
      <div className={styles.head} data-tier={tier}>
        <span className={styles.picture}>
          <TrophyPicture item={item} rank={tier} />
        </span>
        <div>
          <h2>{item.name}</h2>
          <p>{item.description}</p>
        </div>
      </div>
      <FactList>
        <div>
          <dt>Tier</dt>
          <dd>{RANK_NAMES[tier]}</dd>
        </div>
        <div>
          <dt>Claimed</dt>
          <dd translate="no">{formatNumber(claimed)}</dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd translate="no">{item.rank}</dd>
        </div>
        <div>
          <dt>{`Bonus time${claimed === 0 ? ' for the first' : ''}`}</dt>
          <dd>{formatSeconds(bonusTime)}</dd>
        </div>
        <ItemLuckRow itemId={item.id} />
        {inBag > 0 && (
          <div>
            <dt>In your bag</dt>
            <dd>
              <span>{`${formatNumber(inBag)} ·`}</span>{' '}
              <Link to="/inventory" {...(claimed === 0 && { search: { waiting: 'trophies' } as const })}>
                claim in the inventory
              </Link>
            </dd>
          </div>
        )}
      </FactList>
      <SourceList item={item} />
    </article>
  );
}
