import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/**
 * The bytes of a regular file, or of one to which a link leads; of a larger one only one byte more than is
 * allowed, so that the caller sees that it is larger. It reads no device and no pipe: they may never end.
 * @throws Error of the file system, with the code `EISDIR` for a directory and `NOT_REGULAR` for any other
 * thing that is no regular file
 */
export function readAtMost(path: string, bytes: number): Buffer {
  // Opening a pipe would otherwise wait until a program writes to it. Windows has no such flag.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const found = fstatSync(file);
    if (!found.isFile())
      throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'NOT_REGULAR' });
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
