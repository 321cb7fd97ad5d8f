import { channel } from 'node:diagnostics_channel';

/**
 * What is measured deep in the house, told to whoever listens: nobody, where no metrics are wanted, and then
 * it costs nothing. Both in ms.
 */
export const settleTime = channel('slumberfell:settle-time');
export const liveLateness = channel('slumberfell:live-lateness');
