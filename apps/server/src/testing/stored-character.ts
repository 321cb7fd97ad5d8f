import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { insertAccount } from '../storage/tables/accounts.ts';
import { insertCharacter } from '../storage/tables/characters/rows.ts';

/** Makes an account with a unique name. @returns its id */
export async function storedAccount(storage: Storage): Promise<number> {
  const username = `player-${randomBytes(6).toString('hex')}`;
  const account = await storage.write((tx) =>
    insertAccount(tx, { username, passwordHash: 'x', kind: 'guest', createdAt: storage.clock.now() }),
  );
  if (account === null) throw new Error(`${username} is taken`);
  return account.id;
}

/** Makes an account with a character whose state is any text: the storage does not parse it. */
export async function storedCharacter(
  storage: Storage,
  state: string,
  at = storage.clock.now(),
): Promise<number> {
  const accountId = await storedAccount(storage);
  const character = await storage.write((tx) =>
    insertCharacter(tx, {
      accountId,
      name: randomBytes(6).toString('hex'),
      appearanceId: 1,
      createdAt: at,
      at,
      core: state,
      inventory: '[]',
      collection: '{}',
      stateVersion: 1,
      rulesVersion: 1,
      contentVersion: 'first',
    }),
  );
  if (character === null) throw new Error(`account ${accountId} has a character`);
  return character.id;
}
