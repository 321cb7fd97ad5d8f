import { CommandButton } from '../../ui/components/CommandButton.tsx';
import styles from './AgainOffer.module.css';
import type { AgainOffer as Offer } from './use-again.ts';

interface AgainOfferProps {
  readonly offer: Offer;
  readonly onBegun?: () => void;
  /** Whether the button is as wide as the offer, below its words. */
  readonly isWide?: boolean;
}

/** What can be begun again, what differs from the last time, and the button that begins it. */
export function AgainOffer({ offer, onBegun, isWide = false }: AgainOfferProps) {
  const begin = async () => {
    if (await offer.begin()) onBegun?.();
  };
  return (
    <div className={styles.offer} data-wide={isWide}>
      <div className={styles.words}>
        <p className={styles.text}>{`Last time: ${offer.text}.`}</p>
        {offer.differences.map((sentence) => (
          <p key={sentence} className={styles.difference}>
            {sentence}
          </p>
        ))}
      </div>
      <CommandButton
        saysWhy
        size="md"
        refusal={offer.refusal}
        loading={offer.pending}
        onClick={() => void begin()}
      >
        The same again
      </CommandButton>
    </div>
  );
}
