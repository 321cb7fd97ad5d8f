import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { canOpenCharacter, forgetEntrance, isOpenToVisitors } from '../../features/character/entrance.ts';
import { lazyScreen } from '../../lib/lazy/lazy-screen.tsx';
import { GameLayout } from './GameLayout.tsx';
import { LoadingGate } from './LoadingGate.tsx';

/** In a script of its own, because players in the game never need it. */
const VisitorLayout = lazyScreen(async () => (await import('./VisitorLayout.tsx')).VisitorLayout);

/** `asking`: the server has not answered yet whether this browser can open a character. */
type Frame = 'asking' | 'game' | 'visitor';

/**
 * The frame around the screens of the game. On paths that are open to visitors, it is the game's frame only
 * if this browser can open a character. Once it is the game's frame, it stays that.
 */
export function FrameLayout(): ReactNode {
  const isOpen = useLocation({ select: ({ pathname }) => isOpenToVisitors(pathname) });
  const [answered, setAnswered] = useState<Frame>(isOpen ? 'asking' : 'game');
  const frame = isOpen ? answered : 'game';
  useEffect(() => {
    if (frame === 'game') setAnswered('game');
    if (frame !== 'asking') return;
    let current = true;
    void canOpenCharacter().then((can) => {
      if (!current) return;
      forgetEntrance();
      setAnswered(can ? 'game' : 'visitor');
    });
    return () => {
      current = false;
    };
  }, [frame]);
  if (frame === 'game') return <GameLayout />;
  return frame === 'visitor' ? <VisitorLayout /> : <LoadingGate />;
}
