import { call } from '../../lib/api/call.ts';
import { ahead } from '../../lib/prefetch.ts';

/** Fetches the layout data of the session's character. */
export const layoutAhead = ahead(() => call('get-layout-data', {}));
