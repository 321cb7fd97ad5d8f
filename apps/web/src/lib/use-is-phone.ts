import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: under 768 px, the breakpoint of every style here and of Mantine's `sm`. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99375em)', undefined, { getInitialValueInEffect: false }) ?? false;
