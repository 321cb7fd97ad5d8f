import { useMediaQuery } from '@mantine/hooks';
import type { PagerButtons } from './pager-window.ts';

const AT_ONCE = { getInitialValueInEffect: false };

/** How many page buttons fit the window: 5 under 480 px, 7 under 768 px, else 11 (specification 2.105). */
export function usePagerButtons(): PagerButtons {
  const narrow = useMediaQuery('(width < 480px)', undefined, AT_ONCE);
  const middling = useMediaQuery('(width < 768px)', undefined, AT_ONCE);
  if (narrow) return 5;
  return middling ? 7 : 11;
}
