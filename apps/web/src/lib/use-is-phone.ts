import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than 768 px, the breakpoint of all styles here and of Mantine's `sm`. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99375em)', undefined, { getInitialValueInEffect: false }) ?? false;
