// chunk: calls
import { call } from '../../lib/api/call.ts';
import { prefetch } from '../../lib/prefetch.ts';

/** Fetches the layout of the character of this browser's login. */
export const layoutPrefetch = prefetch(() => call('get-layout-data', {}));
