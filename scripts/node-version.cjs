/**
 * Ends the process with one clear sentence when this version of Node is too old. `node -r`, or the first
 * import of a script, loads this file before any other. Its syntax is one that old versions can parse: on
 * newer syntax they would print a syntax error instead.
 */
const REQUIRED = '20.19';

/** @param {string} version */
const asNumber = (version) => {
  const [major, minor] = version.split('.');
  return Number(major) * 1000 + Number(minor);
};

if (asNumber(process.versions.node) < asNumber(REQUIRED)) {
  console.error(
    `Slumberfell needs Node ${REQUIRED} or newer, and this is Node ${process.versions.node}. ` +
      'See https://nodejs.org/ for a newer one.',
  );
  process.exit(1);
}
