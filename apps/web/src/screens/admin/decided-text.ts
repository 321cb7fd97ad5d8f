import type { Decision } from '@slumberfell/protocol';

const TEXTS: Readonly<Record<Decision['kind'], string>> = {
  renamed: 'Renamed',
  hidden: 'Taken off the leaderboards',
  shown: 'Put back on the leaderboards',
};

/** A decision for administrators, such as `Renamed from Ann to Quiet Guest`. */
export const decidedText = ({ kind, names }: Decision): string =>
  names === undefined ? TEXTS[kind] : `${TEXTS[kind]} from ${names.before} to ${names.after}`;
