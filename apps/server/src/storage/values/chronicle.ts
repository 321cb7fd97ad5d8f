import type { Chronicle } from '@slumberfell/engine';
import {
  decodeChronicle,
  type EncodedChronicle,
  encodeChronicle,
  parseStored,
  readStored,
  STORED_CHRONICLE,
  versionOf,
} from '@slumberfell/engine/stored';

/** A chronicle as its row stores it. */
export interface ChronicleText {
  /** JSON. */
  readonly chronicle: string;
  /** Version of the shape of `chronicle`. */
  readonly chronicleVersion: number;
}

export const writeChronicle = (chronicle: Chronicle): ChronicleText =>
  writeEncoded(encodeChronicle(chronicle));

export const writeEncoded = (encoded: EncodedChronicle): ChronicleText => ({
  chronicle: JSON.stringify(encoded),
  chronicleVersion: versionOf(STORED_CHRONICLE),
});

/** @throws UnreadableValue */
export const readChronicle = (text: ChronicleText): Chronicle => decodeChronicle(readEncoded(text));

/** The encoded tables and firsts, for a caller that needs only a few rows. @throws UnreadableValue */
export const readEncoded = ({ chronicle, chronicleVersion }: ChronicleText): EncodedChronicle =>
  readStored(STORED_CHRONICLE, parseStored(STORED_CHRONICLE.name, chronicle), chronicleVersion);
