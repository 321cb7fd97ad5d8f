import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * The bytes of a file; of a larger one only one more than is allowed, so that the caller sees that it is
 * larger.
 * @throws Error of the file system, with the code `EISDIR` for a directory
 */
export function readAtMost(path: string, bytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).isDirectory()) throw Object.assign(new Error(path), { code: 'EISDIR' });
    const buffer = Buffer.alloc(bytes + 1);
    let length = 0;
    for (;;) {
      const read = readSync(file, buffer, length, buffer.length - length, null);
      length += read;
      if (read === 0 || length === buffer.length) return buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
