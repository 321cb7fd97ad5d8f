// chunk: banners
import { formatNumber } from './number.ts';

const padded = (value: number): string => String(value).padStart(2, '0');

/**
 * Milliseconds as `hh:mm:ss`, never negative. It is rounded up to whole seconds, so `00:00:00` means that the
 * time is over.
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${padded(Math.floor(seconds / 3600))}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
}

/**
 * Seconds as text in at most two units: `45 s`, `12 min 30 s`, `8 h`, `9 h 41 min`. From one hour on the
 * seconds are cut off.
 */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** Seconds as text; from 60 s on with `formatDuration` in brackets: `45 s`, `1,250 s (20 min 50 s)`. */
export const formatSeconds = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${formatNumber(seconds)} s (${formatDuration(seconds)})`;

/**
 * An age as text in one unit, rounded down: `just now`, `12 min ago`, `3 h ago`, `yesterday`, `2 days ago`.
 * @param milliseconds the age, by the server's clock
 */
export function formatAgo(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** An instant (epoch ms) as a clock time in the player's time zone: `21:04:18`. */
export function formatClock(instant: number): string {
  const date = new Date(instant);
  return `${padded(date.getHours())}:${padded(date.getMinutes())}:${padded(date.getSeconds())}`;
}

/** An instant (epoch ms) as a time of day in the player's time zone, rounded to minutes: `06:40`. */
export function formatTimeOfDay(instant: number): string {
  const date = new Date(Math.round(instant / 60_000) * 60_000);
  return `${padded(date.getHours())}:${padded(date.getMinutes())}`;
}
