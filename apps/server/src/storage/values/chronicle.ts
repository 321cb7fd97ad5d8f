import type { Chronicle } from '@slumberfell/engine';
import {
  decodeChronicle,
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

export const writeChronicle = (chronicle: Chronicle): ChronicleText => ({
  chronicle: JSON.stringify(encodeChronicle(chronicle)),
  chronicleVersion: versionOf(STORED_CHRONICLE),
});

/** @throws UnreadableValue */
export const readChronicle = ({ chronicle, chronicleVersion }: ChronicleText): Chronicle =>
  decodeChronicle(
    readStored(STORED_CHRONICLE, parseStored(STORED_CHRONICLE.name, chronicle), chronicleVersion),
  );
