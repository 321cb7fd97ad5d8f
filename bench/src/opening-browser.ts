/**
 * The process that simulates browsers. It is separate, so that its CPU time does not count as the server's.
 */

/** One API call. Each browser makes it, one browser after the other. */
export interface Round {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
  readonly cookies: readonly string[];
}

async function make({ origin, method, path, body, cookies }: Round): Promise<void> {
  for (const cookie of cookies) {
    const headers = { cookie, origin, 'accept-encoding': 'br, gzip', 'content-type': 'application/json' };
    if (body === null) Reflect.deleteProperty(headers, 'content-type');
    const response = await fetch(origin + path, { method, headers, body });
    if (!response.ok) throw new Error(`${path} returned status ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  }
}

process.on('message', (round: Round) => {
  make(round).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
