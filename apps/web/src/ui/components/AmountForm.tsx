import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

/** Changes by how much the number of fields that refuse their text grows. */
type Count = (by: 1 | -1) => void;

const IsRefused = createContext(false);
const CountRefused = createContext<Count | null>(null);

/**
 * Fields for amounts with the buttons that use them. While one of the fields refuses its text, its
 * `CommandButton`s cannot be pressed: they would use an amount that the player has not typed. Each dialog is
 * such a form.
 */
export function AmountForm({ children }: { readonly children: ReactNode }) {
  const [refused, setRefused] = useState(0);
  const [count] = useState<Count>(() => (by: number) => setRefused((before) => before + by));
  return (
    <CountRefused value={count}>
      <IsRefused value={refused > 0}>{children}</IsRefused>
    </CountRefused>
  );
}

/** Tells the form around a field whether the field refuses its text. */
export function useRefusedAmount(isRefused: boolean): void {
  const count = use(CountRefused);
  useLayoutEffect(() => {
    if (!isRefused || count === null) return;
    count(1);
    return () => count(-1);
  }, [isRefused, count]);
}

/** Whether a field of the form around refuses its text. */
export const useIsAmountRefused = (): boolean => use(IsRefused);
