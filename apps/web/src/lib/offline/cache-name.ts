/** Name of the service worker's cache for one version of the offline page. */
export const cacheName = (version: string): string => `offline ${version}`;
