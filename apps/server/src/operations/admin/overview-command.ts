import { overviewOf } from '../../administration/overview.ts';
import { settingStates } from '../setting-states.ts';
import type { AdminCommand } from './admin-command.ts';

const GB = 1e9;

/** Shows what the administration shows first, except for what only a running server knows. */
export const OVERVIEW_COMMAND: AdminCommand = {
  words: [],
  effect: 'show accounts, letters, disk and settings',
  async run({ storage, config }) {
    const { version, accounts, letters, reports, invites, embedded, settings } = await overviewOf({
      storage,
      dataDirectory: config.dataDirectory,
      settings: settingStates(process.env, config),
      startedAt: storage.clock.now(),
      activeCharacters: () => 0,
    });
    const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(2)} GB`;
    return [
      `Slumberfell ${version}`,
      `Accounts: ${accounts.all}, ${accounts.guests} of them guests; ${accounts.newToday} new and ${accounts.activeToday} active in the last 24 hours`,
      `Letters: ${letters.waiting} waiting, ${letters.failed} of them after a failed attempt`,
      `Open reports: ${reports}`,
      `Invites that can be used: ${invites}`,
      ...(embedded === null
        ? []
        : [
            `Database: ${gigabytes(embedded.bytes)}; free on its disk: ${gigabytes(embedded.freeBytes)}`,
            `Newest backup: ${embedded.backupAge === null ? 'none' : `${Math.floor(embedded.backupAge / 3_600)} hours old`}`,
          ]),
      'Settings:',
      ...settings
        .filter(({ state }) => state !== 'unset')
        .map(({ setting, state, text }) => `  ${setting}: ${text ?? state}`),
      ...settings
        .filter(({ state, text }) => state === 'unset' && text !== null)
        .map(({ setting, text }) => `  ${setting} is not set. ${text}`),
    ].join('\n');
  },
};
