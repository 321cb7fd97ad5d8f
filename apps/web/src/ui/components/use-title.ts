// chunk: first
import { useEffect } from 'react';
import { serverName } from '../../lib/server-look.ts';
import { setScreenTitle } from './page-title.ts';

/** Sets the document's title: `Inventory · Slumberfell`, with the name of this server. */
export function useTitle(title: string): void {
  useEffect(() => {
    const server = serverName();
    setScreenTitle(title === server ? title : `${title} · ${server}`);
  }, [title]);
}
