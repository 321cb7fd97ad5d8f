/**
 * Ends the process with one clear sentence when this Node is older than the game needs. Loaded with `node -r` before
 * anything else is even parsed, and written in the language of old versions, which would else print a syntax error.
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
