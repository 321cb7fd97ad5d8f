import { useEffect } from 'react';
import { setScreenTitle } from './page-title.ts';

/** Sets the document's title: `Inventory · Slumberfell`. */
export function useTitle(title: string): void {
  useEffect(() => {
    setScreenTitle(title === 'Slumberfell' ? title : `${title} · Slumberfell`);
  }, [title]);
}
