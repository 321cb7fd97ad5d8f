import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { canOpenCharacter, forgetEntrance, isOpenToVisitors } from '../../features/character/entrance.ts';
import { lazyScreen } from '../../lib/lazy/lazy-screen.tsx';
import { GAME_SCREENS } from '../game-screens.ts';
import { GameLayout } from './GameLayout.tsx';
import { LoadingGate } from './LoadingGate.tsx';

/** In a script of its own, because players in the game never need it. */
const VisitorLayout = lazyScreen(async () => (await import('./VisitorLayout.tsx')).VisitorLayout);

/** `asking`: the server has not answered yet whether this browser can open a character. */
type Frame = 'asking' | 'game' | 'visitor';

/** First segments of the paths of the game's screens. */
const SCREENS: ReadonlySet<string> = new Set(
  Object.keys(GAME_SCREENS).map((path) => path.split('/')[0] ?? ''),
);

/**
 * Whether a path is a screen that only a character can open. While the router leaves for another page, the
 * path is already that page's: the frame must then stay as it is, or a visitor's would open a character.
 */
const needsCharacter = (path: string): boolean =>
  SCREENS.has(path.split('/')[1] ?? '') && !isOpenToVisitors(path);

/**
 * The frame around the screens of the game. On paths that are open to visitors, it is the game's frame only
 * if this browser can open a character. Once it is the game's frame, it stays that.
 */
export function FrameLayout(): ReactNode {
  const isClosed = useLocation({ select: ({ pathname }) => needsCharacter(pathname) });
  const [answered, setAnswered] = useState<Frame>(isClosed ? 'game' : 'asking');
  const frame = isClosed ? 'game' : answered;
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
