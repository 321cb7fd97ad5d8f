import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

/** What decides at which addresses other devices reach a server of this machine. */
export interface Machine {
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
  /** Whether the process runs in a container, whose addresses other devices do not reach. */
  readonly isContainer: boolean;
}

/** Files that Docker and Podman make in each container, and a variable of each container of Kubernetes. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv'];
const CONTAINER_VARIABLE = 'KUBERNETES_SERVICE_HOST';

export const thisMachine = (): Machine => ({
  interfaces: networkInterfaces(),
  isContainer: CONTAINER_VARIABLE in process.env || CONTAINER_FILES.some((file) => existsSync(file)),
});

/** Networks between this machine and its own containers and virtual machines. */
const VIRTUAL = /^(?:docker\d|br-[\da-f]{12}$|veth|virbr|vmnet|vboxnet|podman|cni|lxcbr|lxdbr)/;

/** The settings that mean every address, and the families that they take. */
const EVERY_ADDRESS: ReadonlyMap<string | null, readonly string[]> = new Map([
  [null, ['IPv4', 'IPv6']],
  ['::', ['IPv4', 'IPv6']],
  ['0.0.0.0', ['IPv4']],
]);

/** Whether a host of a URL, or an IP address, is this machine for each browser on it. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * The addresses at which other devices of the network may reach the server, such as
 * `http://192.168.1.20:3000`; those of IPv4 come first. Empty in a container, and when the server listens on
 * one address alone: that is the one that the host has set.
 * @param port on which the server listens
 */
export function addressesForOthers(
  { host }: Pick<Config, 'host'>,
  port: number,
  { interfaces, isContainer }: Machine,
): readonly string[] {
  const families = EVERY_ADDRESS.get(host);
  if (families === undefined || isContainer) return [];
  const found = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ internal, address }) => !internal && ipaddr.parse(address).range() !== 'linkLocal')
    .map(({ address }) => address);
  const isOf = (family: string) => (address: string) => isIPv6(address) === (family === 'IPv6');
  return families
    .flatMap((family) => found.filter(isOf(family)))
    .map((address) => `http://${inUrl(address)}:${port}`);
}

/** An IP address as it stands in a URL. */
export const inUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** Whether other devices can reach the server, and reach it by plain http. */
export function servesPlainHttp({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  if (publicUrl !== null) return publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname);
  return host === null || !isLoopback(host);
}

/** What a host who serves plain http reads once at the start, and in the overview. */
export const PLAIN_HTTP =
  'Browsers on other devices take no alerts and do not install the game: both need https. "In front of it: TLS" in docs/hosting.md says how to get it.';
