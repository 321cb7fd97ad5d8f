// chunk: banners
import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import type { StoredSetting } from '../../lib/stored-setting/stored-setting.ts';

/** How many ids this browser remembers. There are three announcements at a time. */
const REMEMBERED = 20;

/** Ids of the announcements that the player of this browser has put away, the oldest first. */
export const DISMISSED: StoredSetting<readonly number[]> = {
  key: 'slumberfell.announcements-dismissed',
  read(text) {
    const ids = jsonOf(text);
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  },
  write: (ids) => JSON.stringify(ids.slice(-REMEMBERED)),
};
