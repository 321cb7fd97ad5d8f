/** Exports for tests and benchmarks that read stored states or replay logs. */
export { wholeTimeline } from '../content/timeline.ts';
export { audit, replay } from './replay.ts';
export { decodeTexts, encodeState, encodeTexts } from './state-text.ts';
