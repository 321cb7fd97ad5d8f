import { ahead } from '../ahead.ts';
import { call } from '../api/call.ts';

/** Layout data of the session's character. */
export const layoutAhead = ahead(() => call('get-layout-data', {}));
