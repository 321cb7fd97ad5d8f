import { capture } from './child.mjs';

/** Runs a command in a network namespace of its own, which has only this machine's loopback address. */
const UNSHARE = ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

/** A user who is not root gets a user namespace in which they are. */
const words = () => (process.getuid?.() === 0 ? UNSHARE : ['--map-root-user', ...UNSHARE]);

/**
 * Runs a program where no other machine can be reached.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {ReturnType<typeof capture>}
 */
export const captureWithoutNetwork = (program, args) => capture('unshare', [...words(), program, ...args]);

/** @returns {Promise<string | null>} why this machine cannot do that; null if it can */
export async function networkFault() {
  const { code, output } = await captureWithoutNetwork('true', []);
  return code === 0 ? null : `this machine cannot make a network namespace:\n${output}`;
}

/** @throws Error when this process can reach another machine. 192.0.2.1 is an address of documentation */
export async function expectNoNetwork() {
  const reached = await fetch('http://192.0.2.1/', { signal: AbortSignal.timeout(5_000) }).catch(String);
  if (!String(reached).includes('fetch failed')) throw new Error(`The network is not cut off: ${reached}`);
}
