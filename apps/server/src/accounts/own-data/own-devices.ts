import type { Answer } from '@slumberfell/protocol';
import type { Storage } from '../../storage/storage.ts';
import { devicesOf, type ListedDevice, withdrawDevice } from '../../storage/tables/devices.ts';
import type { Caller } from '../logins/caller.ts';

/** Lists and withdraws the devices of the caller's own account. Both also work while alerts are off. */
export class OwnDevices {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The devices that get alerts, the oldest first. */
  async list(caller: Caller): Promise<Answer<'devices'>> {
    const now = this.#storage.clock.now();
    const found = await this.#storage.read((db) => devicesOf(db, caller.accountId, now));
    return found.map((device) => presentDevice(device, caller));
  }

  /** Removes a device, which gets no alert any more. Without such a device it does nothing. */
  async withdraw({ accountId }: Caller, id: string): Promise<void> {
    await this.#storage.write((tx) => withdrawDevice(tx, accountId, id));
  }
}

/** A device without its endpoint and its keys. */
export const presentDevice = (
  {
    id,
    browser,
    endpoint,
    timeZone,
    quietHours,
    wants,
    createdAt,
    lastToldAt,
    isProved,
    login,
  }: ListedDevice,
  { tokenHash }: Pick<Caller, 'tokenHash'>,
): Answer<'register-device'> => ({
  id,
  browser: browser ?? 'Unknown browser',
  pushService: new URL(endpoint).hostname,
  timeZone,
  quietHours,
  wants,
  createdAt,
  lastToldAt,
  reached: isProved,
  current: login === tokenHash,
});
