import type { Dungeon } from '@slumberfell/engine';
import { useState } from 'react';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { BuyKeys } from './BuyKeys.tsx';
import { DungeonEntrance } from './DungeonEntrance.tsx';
import { DungeonLoot } from './DungeonLoot.tsx';

interface DungeonDialogProps {
  /**
   * Null while none is chosen. The dialog is always mounted, because it notes the focused element when it
   * opens, to give the focus back later.
   */
  readonly dungeon: Dungeon | null;
  readonly onClose: () => void;
}

type View = 'entrance' | 'loot' | 'keys';

/**
 * The dialog of a dungeon (specification 2.76): facts, loot of its boss, keys to buy, and the start of runs.
 * All views are in one dialog, so it does not flicker between them. Closing loot or keys leads back to the
 * entrance.
 */
export function DungeonDialog({ dungeon, onClose }: DungeonDialogProps) {
  const [view, setView] = useState<View>('entrance');
  // After a return to the entrance, the focus is on the button that opened the other view.
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
  loot: ({ name }) => `Loot of ${name}`,
  keys: () => 'Buy keys',
};
