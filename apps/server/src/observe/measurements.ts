import { channel } from 'node:diagnostics_channel';

/**
 * Channels for measurements, in ms. Metrics subscribe to them; without metrics a channel has no subscriber,
 * and publishing costs nothing.
 */
export const settleTime = channel('slumberfell:settle-time');
export const liveLateness = channel('slumberfell:live-lateness');
