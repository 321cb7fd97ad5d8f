import type { Dungeon } from '@slumberfell/engine';
import { useState } from 'react';
import { Dialog } from '../../ui/parts/Dialog.tsx';
import { BuyKeys } from './BuyKeys.tsx';
import { DungeonEntrance } from './DungeonEntrance.tsx';
import { DungeonLoot } from './DungeonLoot.tsx';

interface DungeonDialogProps {
  /** Null where none is chosen. The dialog is there all the same: opening, it notes whom to give the focus back to. */
  readonly dungeon: Dungeon | null;
  readonly onClose: () => void;
}

type View = 'entrance' | 'loot' | 'keys';

/**
 * Before a dungeon (specification 2.76): what it is, what its boss leaves, keys to buy, and the way in. All
 * in one dialog, so that nothing flickers between them; closing loot or keys leads back to the entrance.
 */
export function DungeonDialog({ dungeon, onClose }: DungeonDialogProps) {
  const [view, setView] = useState<View>('entrance');
  // Whoever comes back finds the focus on the button that led away.
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
