import { call } from '../../lib/api/call.ts';
import { ahead } from '../../lib/prefetch.ts';

/** Layout data of the session's character. */
export const layoutAhead = ahead(() => call('get-layout-data', {}));
