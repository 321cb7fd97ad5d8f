/**
 * `main.js` of a release: checks Node and the platform, then runs the server or a command in this process.
 * The release contains this file as one script without imports of other files, except for the program that
 * it runs. Old versions of Node must be able to parse it.
 */
import '../node-version.cjs';
import { createRequire } from 'node:module';
import { COMMAND_FORM, commandForm } from './command-form.mjs';
import { wantedOf } from './command-line.mjs';
import { platformFault, thisPlatform } from './platforms.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const { version } = createRequire(import.meta.url)('./package.json');
// The unit for systemd and the script slumberfell beside it say that their commands are given otherwise.
const form =
  process.env[COMMAND_FORM] ||
  commandForm({
    script: process.argv[1] ?? 'main.js',
    directory: process.cwd(),
    isNpx: process.env.npm_command === 'exec',
    version,
  });
process.env[COMMAND_FORM] = form;
const wanted = wantedOf(process.argv.slice(2), { version, form });
const fault = platformFault(thisPlatform());

if ('text' in wanted) {
  if (wanted.code === 0) console.log(wanted.text);
  else console.error(wanted.text);
  process.exitCode = wanted.code;
} else if (fault !== null) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const { program, words } = wanted;
  process.env.NODE_ENV = process.env.NODE_ENV || 'production';
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0] ?? 'node', process.argv[1] ?? 'main.js', ...words];
  stopWithNpm(process.env);
  void import(new URL(`./apps/server/dist/${program}.js`, import.meta.url).href);
}
