import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompiledWorld, ContentError, compileWorld } from '@slumberfell/content';
import { prepare } from '../../content/preparation.ts';
import { usageLines } from '../../lib/command-line.ts';
import { FLAGS } from '../flags.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';

/** `npm run check-world`. Reads the files of a world; needs no settings and no database. */
const USAGE = `${usageLines('check-world', [
  ['DIRECTORY', 'checks whether a server can start with the world in DIRECTORY'],
])}

Exit code 0: a new server can start with it; 1: it cannot, and every problem is listed; 2: DIRECTORY was not given.
A server that has played another world also checks, at its start, what the world must keep of that one.`;

await runOperation((words) => Promise.resolve(check(words)));

function check(words: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: FLAGS['check-world'],
  });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const [given, ...rest] = positionals;
  if (given === undefined || rest.length > 0) throw new Refusal(USAGE);
  const directory = resolve(given);
  const world = compiled(directory);
  if (typeof world === 'string') return refused(world);
  const prepared = prepare(world, null);
  if ('refused' in prepared) {
    const problems = prepared.refused.map(({ message }) => `  ${message}`);
    return refused([`The world has ${problems.length} problem(s):`, ...problems].join('\n'));
  }
  const { regions, enemies, items } = world.sets;
  console.log(
    `A server can start with the world in ${directory}: version ${world.version}, ` +
      `${regions.length} regions, ${enemies.length} enemies, ${items.length} items.`,
  );
  return EXIT.done;
}

/** @returns the text of the problems when the files cannot be compiled. */
function compiled(directory: string): CompiledWorld | string {
  try {
    return compileWorld(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

function refused(text: string): number {
  console.error(text);
  return EXIT.different;
}
