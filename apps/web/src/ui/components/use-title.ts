import { useEffect } from 'react';

/** Sets the document's title: `Inventory · Slumberfell`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Slumberfell' ? title : `${title} · Slumberfell`;
  }, [title]);
}
