import Fastify from 'fastify';

/**
 * The process of a bare Fastify server: it answers each path with a value that the parent sends, and does
 * nothing else. It sends its port to the parent.
 */
process.once('message', (bodies: Readonly<Record<string, unknown>>) => {
  void listen(bodies);
});

async function listen(bodies: Readonly<Record<string, unknown>>): Promise<void> {
  const server = Fastify();
  for (const [path, body] of Object.entries(bodies))
    server.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(textOf(body)));
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((server.server.address() as { readonly port: number }).port);
}

/** Fastify sends only objects as JSON by itself. */
const textOf = (body: unknown): unknown => (typeof body === 'object' ? body : JSON.stringify(body));
