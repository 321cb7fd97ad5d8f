import type { Storage } from '../storage/storage.ts';

/** Who acts as an administrator, and where. */
export interface Deciding {
  readonly storage: Storage;
  /** The actor, as in the audit log. */
  readonly actor: string;
}
