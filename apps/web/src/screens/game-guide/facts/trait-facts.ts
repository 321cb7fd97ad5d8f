import { type Bearer, VERB_NAMES, VERBS, type VerbName } from '@slumberfell/engine';
import { formatNumber, formatTenths } from '../../../lib/format/number.ts';
import { counted, points } from './words.ts';

/** The verbs that items, or enemies, may have. */
export const verbsOf = (bearer: Bearer): readonly VerbName[] =>
  VERB_NAMES.filter((name) => VERBS[name].bearers.includes(bearer));

/** The caps of the other verbs are in percent. */
const UNITS: Readonly<Partial<Record<VerbName, (cap: number) => string>>> = {
  Keen: (cap) => counted(cap, 'percentage point'),
  Mend: formatTenths,
  Thrift: formatTenths,
  Haste: (cap) => `${formatNumber(cap / 1000)} seconds`,
  Reach: (cap) => counted(cap, 'level'),
  Linger: (cap) => `${counted(cap, 'minute')} an hour`,
  Again: formatTenths,
};

/** The most that all pieces together give of a verb. */
export const capOf = (name: VerbName): string => (UNITS[name] ?? points)(VERBS[name].cap);
