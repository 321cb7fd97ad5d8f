import type { Answer } from '@slumberfell/protocol';
import { VERSION } from '../lib/version.ts';
import { backupAge, databaseBytes, freeBytes } from '../observe/disk.ts';
import type { Storage } from '../storage/storage.ts';
import { countAccounts } from '../storage/tables/accounts.ts';
import { countUsedAccounts } from '../storage/tables/auth-sessions.ts';
import { countUsableInvites } from '../storage/tables/invites.ts';
import { countMails } from '../storage/tables/outbox.ts';
import { countOpenReports } from '../storage/tables/reports/columns.ts';

const DAY = 24 * 3_600_000;

type Overview = Answer<'overview'>;

/** What the overview is made of. */
export interface OverviewSources {
  readonly storage: Storage;
  readonly dataDirectory: string;
  /** The states of the settings. They are made where the environment is read. */
  readonly settings: Overview['settings'];
  /** When this process was started, epoch ms. */
  readonly startedAt: number;
  /** How many characters have a player now; known to a server alone. */
  activeCharacters(): number;
}

/** How the server is: counts, letters and settings. */
export async function overviewOf({
  storage,
  dataDirectory,
  settings,
  startedAt,
  activeCharacters,
}: OverviewSources): Promise<Overview> {
  const now = storage.clock.now();
  const today = now - DAY;
  const accounts = await storage.read((db) => countAccounts(db, today));
  return {
    version: VERSION,
    startedAt,
    accounts: {
      all: accounts.all,
      guests: accounts.guests,
      newToday: accounts.fresh,
      activeToday: await storage.read((db) => countUsedAccounts(db, today)),
    },
    activeCharacters: activeCharacters(),
    letters: await storage.read(countMails),
    reports: await storage.read(countOpenReports),
    invites: await storage.read((db) => countUsableInvites(db, now)),
    embedded: storage.kind === 'sqlite' ? await embeddedOf(dataDirectory) : null,
    settings,
  };
}

/** The files of the embedded database. Their times are by this machine's clock. */
async function embeddedOf(dataDirectory: string): Promise<NonNullable<Overview['embedded']>> {
  const age = await backupAge(dataDirectory, Date.now());
  return {
    bytes: await databaseBytes(dataDirectory),
    freeBytes: await freeBytes(dataDirectory),
    backupAge: Number.isFinite(age) ? Math.max(0, Math.round(age)) : null,
  };
}
