import { channel } from 'node:diagnostics_channel';

/**
 * Channels on which measurements in ms are published. Metrics subscribe to them. When metrics are off, a
 * channel has no subscriber, and publishing costs almost nothing.
 */
export const settleTime = channel('slumberfell:settle-time');
export const liveLateness = channel('slumberfell:live-lateness');
