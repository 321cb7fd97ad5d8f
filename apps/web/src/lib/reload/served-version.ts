import { PROTOCOL_VERSION_META } from '@slumberfell/protocol';

const META = new RegExp(`<meta name="${PROTOCOL_VERSION_META}" content="(\\d+)"`);

/**
 * The protocol version of the page that a reload would bring.
 * @returns 0 for a page without a version; null when the server did not return a page
 */
export async function servedVersion(): Promise<number | null> {
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
    });
    return response.ok ? Number(META.exec(await response.text())?.[1] ?? 0) : null;
  } catch {
    return null;
  }
}
