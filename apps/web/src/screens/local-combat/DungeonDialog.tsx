import type { Dungeon, Forecast } from '@slumberfell/engine';
import { useState } from 'react';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { BuyKeys } from './BuyKeys.tsx';
import { DungeonEntrance } from './DungeonEntrance.tsx';
import { DungeonLoot } from './DungeonLoot.tsx';

interface DungeonDialogProps {
  /**
   * Null while the player has chosen no dungeon; the dialog is then closed. The dialog is always mounted,
   * because it stores the focused element when it opens, and returns the focus to that element when it
   * closes.
   */
  readonly dungeon: Dungeon | null;
  /** What an hour in it would bring. */
  readonly rate: Forecast | null | undefined;
  readonly onClose: () => void;
}

type View = 'entrance' | 'loot' | 'keys';

/**
 * The dialog of a dungeon (specification 2.76) with three views: the entrance with the facts and the start of
 * runs, the loot of the boss, and the keys to buy. One dialog shows all views, because a second dialog would
 * make the screen flicker. Closing loot or keys shows the entrance again.
 */
export function DungeonDialog({ dungeon, rate, onClose }: DungeonDialogProps) {
  const [view, setView] = useState<View>('entrance');
  // The view that was shown before the current one; null for none. In the entrance, the button that opens
  // that view takes the focus.
  const [left, setLeft] = useState<View | null>(null);
  const show = (next: View) => {
    setLeft(view);
    setView(next);
  };
  const close = () => {
    setLeft(null);
    setView('entrance');
    onClose();
  };
  const back = () => show('entrance');
  return (
    <Dialog
      className="sheet"
      opened={dungeon !== null}
      onClose={view === 'entrance' ? close : back}
      title={dungeon && TITLES[view](dungeon)}
      size={600}
      closeButtonProps={{ 'aria-label': view === 'entrance' ? 'Close' : 'Back to the entrance' }}
    >
      {dungeon && view === 'entrance' && (
        <DungeonEntrance
          key={dungeon.id}
          dungeon={dungeon}
          rate={rate}
          focused={left}
          onLoot={() => show('loot')}
          onKeys={() => show('keys')}
          onStarted={close}
        />
      )}
      {dungeon && view === 'loot' && <DungeonLoot dungeon={dungeon} onBack={back} />}
      {dungeon && view === 'keys' && <BuyKeys dungeon={dungeon} onBack={back} />}
    </Dialog>
  );
}

const TITLES: Readonly<Record<View, (dungeon: Dungeon) => string>> = {
  entrance: ({ name }) => name,
  loot: ({ name }) => `Loot from ${name}`,
  keys: () => 'Buy keys',
};
