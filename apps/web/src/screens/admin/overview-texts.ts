import type { Answer } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

type Embedded = NonNullable<Answer<'overview'>['embedded']>;

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A size in decimal units, as disks are sold: `1.6 MB`, `79.2 GB`. */
export function bytesText(bytes: number): string {
  return bytes < 1e9 ? `${formatNumber(bytes / 1e6)} MB` : `${formatNumber(bytes / 1e9)} GB`;
}

/** @param age of the newest backup in seconds; null for none */
export function backupText(age: number | null): string {
  if (age === null) return 'none';
  if (age < HOUR) return 'within the hour';
  const [amount, unit] = age < 2 * DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} old`;
}

/** Whether the newest backup is older than two days, or there is none. */
export const isBackupOld = (age: number | null): boolean => age === null || age > 2 * DAY;

/** Whether the disk has less space than a backup and a restore need (docs/hosting.md: twice the database). */
export const isDiskLow = ({ bytes, freeBytes }: Embedded): boolean => freeBytes < 2 * bytes;
