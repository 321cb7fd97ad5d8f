import {
  ACCOUNT_DATA_MONTHS,
  ANSWER_DAYS,
  DEVICES_PER_ACCOUNT,
  GIFT_LIMIT,
  IDLE_REPORTS_KEPT,
  LOG_MONTHS,
  MINIMUM_AGE,
  PURCHASE_YEARS,
} from '@slumberfell/protocol';

/** The numbers that the game applies, by the placeholder that stands for them in an agreement. */
const NUMBERS: Readonly<Record<string, number>> = {
  'minimum-age': MINIMUM_AGE,
  'gift-limit': GIFT_LIMIT,
  'account-data-months': ACCOUNT_DATA_MONTHS,
  'log-months': LOG_MONTHS,
  'purchase-years': PURCHASE_YEARS,
  'answer-days': ANSWER_DAYS,
  devices: DEVICES_PER_ACCOUNT,
  'idle-reports': IDLE_REPORTS_KEPT,
};

const HOST = 'host';
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of all placeholders. */
export const PLACEHOLDERS: readonly string[] = [...Object.keys(NUMBERS), HOST];

/** The names of the placeholders in a text that there are not. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !PLACEHOLDERS.includes(name));

/** Writes a text so that Markdown shows it as it is. */
const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/**
 * Puts the numbers, and the name of the host, in the place of the placeholders.
 * @param host null where the settings have no name: `{{host}}` stays, and the page puts its address there.
 */
export const fillPlaceholders = (text: string, host: string | null): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    if (name === HOST) return host === null ? `{{${HOST}}}` : escapeMarkdown(host);
    return NUMBERS[name]?.toLocaleString('en') ?? whole;
  });
