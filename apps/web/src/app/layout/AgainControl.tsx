import { useState } from 'react';
import { AgainOffer } from '../../features/again/AgainOffer.tsx';
import type { AgainOffer as Offer } from '../../features/again/use-again.ts';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './ActionControl.module.css';

/**
 * The line that begins again what the player began last. The control has no room for what would differ from
 * the last time: then the press opens a dialog that says it, before anything begins.
 */
export function AgainControl({ offer }: { readonly offer: Offer }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOffline = useIsOffline();
  const isSame = offer.refusal === null && offer.differences.length === 0;
  const press = () => {
    if (!isSame) setIsOpen(true);
    else if (!isOffline && !offer.pending) void offer.begin();
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.detail} ${styles.again}`}
        aria-disabled={isSame && (isOffline || offer.pending)}
        aria-haspopup={isSame ? undefined : 'dialog'}
        onClick={press}
      >
        <Glyph name="clockwise-rotation" size={14} />
        <span className={styles.count}>
          <b>{isSame ? 'Again:' : 'Again?'}</b>
          {` ${offer.text}`}
        </span>
      </button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title="The same again">
        <AgainOffer offer={offer} onBegun={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
