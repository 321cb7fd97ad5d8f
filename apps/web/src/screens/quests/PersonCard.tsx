import {
  amountOf,
  friendshipLevel,
  giftsOfFriend,
  likedExamples,
  MAX_FRIENDSHIP,
  pointsOfFriendship,
  type Villager,
  type World,
} from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { friendGiftWords, progressPercent, progressWords } from '../../features/quests/quest-words.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Fold } from './Fold.tsx';
import { GiftForm } from './GiftForm.tsx';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  readonly villager: Villager;
  readonly world: World;
}

/** A villager who was met: who it is, how far the friendship is, what it likes, and the gift of the week. */
export function PersonCard({ villager, world }: PersonCardProps) {
  const { id, name, trade, place, description } = villager;
  const points = useCharacter(({ shown }) => amountOf(shown.friendship, id));
  const level = friendshipLevel(points);
  const said = giftsOfFriend(villager).findLast((gift) => gift.level <= level)?.line;
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <VillagerPortrait villagerId={id} size="card" />
        <div>
          <h3>{name}</h3>
          <small>{`${trade} · ${place}`}</small>
        </div>
      </header>
      <p className={styles.text}>{description}</p>
      {said !== undefined && <blockquote className={styles.said}>{said}</blockquote>}
      <Friendship name={name} level={level} points={points} />
      <Likes villager={villager} world={world} />
      <GiftForm villager={villager} world={world} />
      <Fold label="What friendship brings">
        <Brings villager={villager} level={level} world={world} />
      </Fold>
    </li>
  );
}

interface FriendshipProps {
  readonly name: string;
  readonly level: number;
  readonly points: number;
}

function Friendship({ name, level, points }: FriendshipProps) {
  if (level === MAX_FRIENDSHIP) return <p className={styles.level}>{`Friendship ${level}, the highest`}</p>;
  const begin = pointsOfFriendship(level);
  const progress = { have: points - begin, need: pointsOfFriendship(level + 1) - begin };
  return (
    <div className={styles.friendship}>
      <span className={styles.level}>{`Friendship ${level}`}</span>
      <Bar
        label={`Friendship with ${name}`}
        percent={progressPercent(progress)}
        valueText={`${progressWords(progress)} points to friendship ${level + 1}`}
      />
      <small>{`${progressWords(progress)} points`}</small>
    </div>
  );
}

/** One thing of each family that the villager likes, with the amount of a gift. */
function Likes({ villager, world }: PersonCardProps) {
  const shown = useCharacter((character) => character.shown);
  const examples = likedExamples(villager, shown).flatMap(({ itemId, amount }) => {
    const item = world.item(itemId);
    return item === undefined ? [] : [{ item, amount }];
  });
  if (examples.length === 0) return null;
  return (
    <div>
      <p className={styles.text}>Likes these, of any tier:</p>
      <ul className={styles.likes}>
        {examples.map(({ item, amount }) => (
          <li key={item.id}>
            <span className={styles.picture}>
              <ItemPicture item={item} />
            </span>
            <span>
              {amount > 1 && <span translate="no">{`${formatNumber(amount)} `}</span>}
              <ItemLink item={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BringsProps extends PersonCardProps {
  readonly level: number;
}

/** What the villager says and gives at each level; the lines of levels to come are not told. */
const Brings = ({ villager, level, world }: BringsProps) => (
  <ul className={styles.brings}>
    {giftsOfFriend(villager).map((gift) => (
      <li key={gift.level} data-reached={gift.level <= level}>
        <b>{`Friendship ${gift.level}: `}</b>
        {friendGiftWords(gift, world)}
        {gift.level <= level && gift.line !== undefined && <q>{gift.line}</q>}
      </li>
    ))}
  </ul>
);
