/**
 * Writes an npm package as a tar archive whose bytes follow from its entries alone: they are sorted and have
 * one time, one owner and one of two modes.
 */
import { gzipSync } from 'node:zlib';

/**
 * A file of a package. `path` is relative to the package and has slashes.
 * @typedef {{ path: string, content: Uint8Array, isProgram?: boolean }} Entry
 */

/** The folder in which npm expects the files of a package. */
const FOLDER = 'package';

const BLOCK = 512;
/** Longest name and prefix of a header, in bytes. The prefix and a slash come before the name. */
const NAME_LENGTH = 100;
const PREFIX_LENGTH = 155;

/**
 * Splits a path into the prefix and the name of a header.
 * @param {string} path
 * @returns {[prefix: string, name: string]}
 * @throws Error when the path is too long for a header
 */
function splitPath(path) {
  const fits = (/** @type {string} */ text, /** @type {number} */ length) =>
    Buffer.byteLength(text) <= length;
  if (fits(path, NAME_LENGTH)) return ['', path];
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (fits(prefix, PREFIX_LENGTH) && fits(name, NAME_LENGTH)) return [prefix, name];
  }
  throw new Error(`The path ${path} is too long for a tar archive.`);
}

/**
 * @param {Entry} entry
 * @param {number} time seconds since 1970
 */
function headerOf({ path, content, isProgram = false }, time) {
  const [prefix, name] = splitPath(`${FOLDER}/${path}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (/** @type {number} */ value, /** @type {number} */ digits) =>
    value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(`${octal(isProgram ? 0o755 : 0o644, 7)}\0`, 100);
  header.write(`${octal(0, 7)}\0`, 108);
  header.write(`${octal(0, 7)}\0`, 116);
  header.write(`${octal(content.length, 11)}\0`, 124);
  header.write(`${octal(time, 11)}\0`, 136);
  // The checksum is computed with spaces in its own place.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/**
 * @param {readonly Entry[]} entries
 * @param {number} time of all entries, in seconds since 1970
 * @returns {Buffer} a compressed tar archive
 * @throws Error when a path is too long for a tar archive
 */
export function tarballOf(entries, time) {
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const parts = sorted.flatMap((entry) => [
    headerOf(entry, time),
    entry.content,
    Buffer.alloc((BLOCK - (entry.content.length % BLOCK)) % BLOCK),
  ]);
  // Two empty blocks end an archive.
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}
