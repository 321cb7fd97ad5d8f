const REQUIRED = [20, 19];

/**
 * Ends the process with one clear sentence when this Node is older than the game needs. Nothing newer than Node 12
 * is used up to here, so that the sentence is what an old Node prints instead of a syntax error.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requiredMajor = 0, requiredMinor = 0] = REQUIRED;
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) return;
  console.error(
    `Slumberfell needs Node ${REQUIRED.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      'See https://nodejs.org/ for a newer one.',
  );
  process.exit(1);
}
