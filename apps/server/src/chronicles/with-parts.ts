import {
  addChronicles,
  type Chronicle,
  type DayPart,
  firstKey,
  firstsOf,
  type Timeline,
} from '@slumberfell/engine';

/** A chronicle with the parts of a settlement added. */
export function withParts(chronicle: Chronicle, parts: readonly DayPart[], timeline: Timeline): Chronicle {
  let sum = chronicle;
  for (const part of parts) {
    const known = new Set(sum.firsts.map(firstKey));
    const missing = part.candidates.filter((candidate) => !known.has(firstKey(candidate)));
    sum = addChronicles(sum, { ...part.chronicle, firsts: firstsOf(part, timeline, missing) });
  }
  return sum;
}
