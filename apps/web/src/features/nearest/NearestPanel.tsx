import { type Collection, type Item, MOST_NEAREST, type Proposal } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { proposalWords } from '../proposals/proposal-words.ts';
import styles from './NearestPanel.module.css';
import { ProposalPress } from './ProposalPress.tsx';
import { useNearest } from './use-nearest.ts';

const ID = 'nearest';

/** The jump to the panel, the first one of a screen. */
export const NEAREST_JUMP = { id: ID, label: 'Nearest' } as const;

interface NearestPanelProps {
  readonly collection: Collection;
  /** What an item adds to the collection's bonuses, as text. */
  readonly brings: (item: Item) => string;
}

/**
 * What the character can get soonest for a collection, each with its time and a button that begins it. The
 * panel has the same height while the browser works it out, so that the list below does not move.
 */
export function NearestPanel({ collection, brings }: NearestPanelProps) {
  const status = useNearest(collection);
  return (
    <Panel id={ID} title="Nearest to you">
      {status.status === 'failed' || status.status === 'refused' ? (
        <Sentence title="Your browser could not work out what lies within reach." />
      ) : status.status === 'waiting' ? (
        <ul className={styles.aims} aria-busy>
          {Array.from({ length: MOST_NEAREST }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The places are equal and do not move.
            <li key={index} className={styles.waiting}>
              {index === 0 && <span className="visually-hidden">Looking for what lies within reach</span>}
            </li>
          ))}
        </ul>
      ) : status.answer.length === 0 ? (
        <Sentence title="Nothing missing here is within your reach yet.">
          Better gear and more food bring it nearer.
        </Sentence>
      ) : (
        <ul className={styles.aims}>
          {status.answer.map((proposal) => (
            <NearestCard key={proposal.key} proposal={proposal} brings={brings} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Sentence = (words: { readonly title: string; readonly children?: string }) => (
  <div className={styles.sentence}>
    <EmptyState {...words} />
  </div>
);

function NearestCard({
  proposal,
  brings,
}: { readonly proposal: Proposal } & Pick<NearestPanelProps, 'brings'>) {
  const world = useWorld();
  const { title, text, picture } = proposalWords(proposal, world);
  const item = world.item(picture.id);
  return (
    <li className={styles.aim}>
      <span className={styles.picture}>{item && <ItemPicture item={item} />}</span>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.brings}>{item && brings(item)}</p>
      </div>
      <p className={styles.text}>{text}</p>
      <ProposalPress title={title} {...proposal} />
    </li>
  );
}
