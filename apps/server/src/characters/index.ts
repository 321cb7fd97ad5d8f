/** Stored states and their replay, for tests and benchmarks. */
export { wholeTimeline } from '../content/timeline.ts';
export { audit, replay } from './replay.ts';
export { decodeTexts, encodeState, encodeTexts } from './state-text.ts';
