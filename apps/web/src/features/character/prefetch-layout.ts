import { call } from '../../lib/api/call.ts';
import { prefetch } from '../../lib/prefetch.ts';

/** Fetches the layout data of the session's character. */
export const layoutPrefetch = prefetch(() => call('get-layout-data', {}));
