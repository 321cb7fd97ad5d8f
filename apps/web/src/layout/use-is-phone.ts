import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's (the breakpoint of every sheet here). */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
