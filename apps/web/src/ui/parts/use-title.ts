import { useEffect } from 'react';

/** Names the document after the screen: `Inventory · Slumberfell`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Slumberfell' ? title : `${title} · Slumberfell`;
  }, [title]);
}
