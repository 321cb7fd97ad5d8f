import { type Enemy, type Item, isPet } from '@slumberfell/engine';
import { ItemPicture } from '../../../features/items/ItemPicture.tsx';
import { counted, listed } from '../../../features/traits/amount-words.ts';
import { TraitList } from '../../../features/traits/TraitList.tsx';
import { TrickList } from '../../../features/traits/TrickList.tsx';
import { inSentence } from '../../../lib/format/enemy-name.ts';
import { Dialog } from '../../../ui/components/Dialog.tsx';
import { QualityName } from '../../../ui/components/QualityName.tsx';
import styles from './CountingTraitsDialog.module.css';
import type { CountingTraits } from './counting-traits.ts';

interface CountingTraitsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly traits: CountingTraits;
  /** Null during a pull. */
  readonly enemy: Enemy | null;
}

/** The traits of both sides that count in the running fight, in sentences. */
export const CountingTraitsDialog = ({ opened, onClose, ...sides }: CountingTraitsDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="What counts in this fight" size={560}>
    <CountingTraitsText {...sides} />
  </Dialog>
);

/** The content of the dialog. */
export function CountingTraitsText({ traits, enemy }: Pick<CountingTraitsDialogProps, 'traits' | 'enemy'>) {
  const { pieces, itemSets, isHushed, tricks } = traits;
  return (
    <div className={styles.sides}>
      <section className={styles.side}>
        <h3>Your traits</h3>
        {isHushed && enemy && pieces.length > 0 && (
          <p
            className={styles.hushed}
          >{`They do nothing in the turns against ${inSentence(enemy)}. What they do on a kill or after it still counts.`}</p>
        )}
        {pieces.length === 0 ? (
          <p className={styles.none}>Nothing with traits counts here.</p>
        ) : (
          <ul className={styles.pieces} data-hushed={isHushed}>
            {pieces.map(({ item, lines }) => (
              <li key={item.id}>
                <span className={styles.picture}>
                  <ItemPicture item={item} />
                </span>
                <div>
                  <QualityName item={item} />
                  <TraitList lines={lines} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {itemSets.length > 0 && (
          <ul className={styles.sets} aria-label="Item sets">
            {itemSets.map(({ worn, lines }) => (
              <li key={worn.itemSet.id}>
                <p>
                  <b>{worn.itemSet.name}</b>{' '}
                  <span className={styles.none}>{`(item set), with ${counted(worn.pieces, 'piece')}`}</span>
                </p>
                <TraitList lines={lines} />
              </li>
            ))}
          </ul>
        )}
        <NextFight {...traits} />
      </section>
      {enemy && tricks.length > 0 && (
        <section className={styles.side}>
          <h3>{enemy.name}</h3>
          <TrickList lines={tricks} isMet />
        </section>
      )}
    </div>
  );
}

/** What counts from the next fight on, because other pieces are worn or another pet goes along. */
const NextFight = ({ gained, lost }: Pick<CountingTraits, 'gained' | 'lost'>) => (
  <>
    <Change
      items={piecesOf(gained)}
      words={(names) => `You are wearing ${names}`}
      counts="from the next fight"
    />
    <Change
      items={petsOf(gained)}
      words={(names) => `${names} comes with you`}
      counts="from the next fight"
    />
    <Change
      items={piecesOf(lost)}
      words={(names) => `You have taken off ${names}`}
      counts="until this fight is over"
    />
    <Change
      items={petsOf(lost)}
      words={(names) => `${names} no longer comes with you`}
      counts="until this fight is over"
    />
  </>
);

interface ChangeProps {
  readonly items: readonly Item[];
  /** Says what has changed about the items of these names. */
  readonly words: (names: string) => string;
  /** When their traits count. */
  readonly counts: string;
}

const Change = ({ items, words, counts }: ChangeProps) =>
  items.length > 0 && (
    <p>{`${words(namesOf(items))}: what ${items.length === 1 ? 'it does' : 'they do'} counts ${counts}.`}</p>
  );

const petsOf = (items: readonly Item[]): readonly Item[] => items.filter(isPet);
const piecesOf = (items: readonly Item[]): readonly Item[] => items.filter((item) => !isPet(item));

const namesOf = (items: readonly Item[]): string => listed(items.map(({ name }) => name));
