import {
  API_BASE,
  COOKIE_CHECK_HEADER,
  COOKIE_CHECKS,
  IDEMPOTENCY_HEADER,
  idempotencyKey,
  type MissingLogin,
  type Route,
  type RouteName,
  routes,
} from '@slumberfell/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../accounts/logins/caller.ts';
import { type FieldError, isRefused, type Refused } from '../../errors.ts';
import type { FoldedLines } from '../../observe/folded-lines.ts';
import type { TrustedProxies } from '../addresses/trusted-proxies.ts';
import { compress, encodingFor } from '../answers/encoding.ts';
import { refuse } from '../answers/refuse.ts';
import { held, Streamed, sendStreamed } from '../answers/streamed.ts';
import type { CallRates } from '../limits/call-rates.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import { ForeignCalls } from '../requests/foreign-calls.ts';
import { SecurityLog } from '../security/security-log.ts';
import { type Handlers, Prepared } from './call.ts';
import { commandsIn } from './command-cost.ts';

export interface RouteDependencies {
  readonly loginCookies: LoginCookies;
  readonly handlers: Handlers;
  readonly publicUrl: URL | null;
  readonly proxies: TrustedProxies;
  readonly rates: CallRates;
  /** Folds the lines of the log that clients can cause. */
  readonly folded: FoldedLines;
}

/** A handler without the type of its route. Its argument has passed the route's own schema. */
type AnyHandler = (call: unknown) => unknown;

interface AnswerDependencies extends Omit<RouteDependencies, 'handlers' | 'publicUrl'> {
  readonly foreignCalls: ForeignCalls;
}

interface Registered {
  readonly name: RouteName;
  readonly route: Route;
  readonly handle: AnyHandler;
}

/** The value of `IDEMPOTENCY_HEADER`; undefined for none. */
const optionalKey = idempotencyKey.optional();

/** The value of `COOKIE_CHECK_HEADER`; undefined for none. */
const cookieCheck = z.enum(COOKIE_CHECKS).optional();

const COOKIE_REFUSED: Refused = { refused: 'account/cookie-refused' };

/**
 * Registers every route in `routes`. Each request passes these steps in this order: origin, login, access,
 * rate, input, cookie check, handler, answer. Each step may refuse the request.
 */
export function registerRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  const answering = { ...dependencies, foreignCalls: new ForeignCalls(dependencies) };
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const handle = dependencies.handlers[name] as AnyHandler;
    app.route({
      method: route.method,
      url: API_BASE + route.path,
      handler: (request, reply) => answer(request, reply, { name, route, handle }, answering),
    });
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, route, handle }: Registered,
  { loginCookies, foreignCalls, proxies, rates, folded }: AnswerDependencies,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const { headers } = request;
  const foreign = foreignCalls.refusal(request);
  if (foreign) return refuse(reply, foreign);
  // Administrator calls read the role from the database and not from the cache, so that a removed role loses
  // its effect at once.
  const found = await loginCookies.find(headers, route.access === 'admin');
  const caller = typeof found === 'string' ? null : found;
  const renewal = caller === null ? [] : loginCookies.renewal(caller, headers);
  for (const header of renewal) reply.header('set-cookie', header);

  const address = proxies.clientOf(request.headers, request.socket.remoteAddress);
  request.accountId = caller?.accountId ?? null;
  const { log } = request;
  const noted = new SecurityLog({ log, folded, address, call: name, route, caller });
  const denied = deny(route, found);
  if (denied) {
    noted.refused(denied);
    return refuse(reply, denied);
  }

  const cost = route.isCommand ? commandsIn(JSON.stringify(request.body)) : 1;
  const counted = rates.take(name, caller, address, cost);
  if (counted) reply.headers(counted.headers);
  if (counted?.isAllowed === false)
    return refuse(reply, {
      refused: 'request/too-many',
      retryAt: Math.ceil(Date.now() + counted.retryAfter),
    });

  const input = route.input.safeParse(route.method === 'GET' ? queryOf(request) : request.body);
  if (!input.success) return refuse(reply, invalid(input.error));
  const key = optionalKey.safeParse(request.headers[IDEMPOTENCY_HEADER]);
  if (!key.success) return refuse(reply, invalid(key.error, IDEMPOTENCY_HEADER));
  const check = cookieCheck.safeParse(route.beginsLogin ? headers[COOKIE_CHECK_HEADER] : undefined);
  if (!check.success) return refuse(reply, invalid(check.error, COOKIE_CHECK_HEADER));
  const isKept = loginCookies.check.isIn(headers);
  if (check.data === 'ask' && !isKept)
    return reply.header('set-cookie', loginCookies.check.write(headers.host)).code(202).send();
  if (check.data === 'insist' && !isKept) {
    noted.refused(COOKIE_REFUSED);
    return refuse(reply, COOKIE_REFUSED);
  }
  if (check.data !== undefined) reply.header('set-cookie', loginCookies.check.clear(headers.host));

  const acceptEncoding = request.headers['accept-encoding'] ?? '';
  const outcome = await handle({
    input: input.data,
    caller,
    address,
    headers,
    userAgent: request.headers['user-agent'],
    idempotencyKey: key.data ?? null,
    acceptEncoding,
    identify: (accountId: number) => noted.identify(accountId),
    noteStored: (bytes: number) => {
      const more = commandsIn(bytes) - cost;
      if (counted && more > 0) reply.headers(counted.owe(more));
    },
    hold: (idle: number) => held(reply, idle),
    setCookie: (header: string) => void reply.header('set-cookie', header),
  });
  if (isRefused(outcome)) {
    noted.refused(outcome);
    return refuse(reply, outcome);
  }
  noted.done();
  return send(reply, route, outcome, acceptEncoding);
}

/**
 * The query merged with the parameters of the path. Null when both have the same name; no schema accepts
 * null.
 */
function queryOf(request: FastifyRequest): object | null {
  const query = request.query as object;
  const params = request.params as object;
  return Object.keys(params).some((name) => name in query) ? null : { ...query, ...params };
}

function deny(route: Route, caller: Caller | MissingLogin): Refused | null {
  if (route.access === 'visitor') return null;
  if (typeof caller === 'string') return { refused: 'request/not-authenticated', login: caller };
  if (route.access === 'admin') return denyAdmin(caller);
  return route.access === 'character' && caller.characterId === null ? { refused: 'character/none' } : null;
}

function denyAdmin({ role, secondFactor }: Caller): Refused | null {
  if (role !== 'admin') return { refused: 'request/forbidden' };
  return secondFactor ? null : { refused: 'account/second-factor-missing' };
}

async function send(
  reply: FastifyReply,
  route: Route,
  outcome: unknown,
  acceptEncoding: string,
): Promise<FastifyReply> {
  if (outcome === undefined) return reply.code(204).send();
  if (route.plainText) return reply.type('text/plain; charset=utf-8').send(outcome);
  if (outcome instanceof Streamed) return sendStreamed(reply, outcome, acceptEncoding);
  const { body, encoding } =
    outcome instanceof Prepared ? outcome : await prepare(JSON.stringify(outcome), acceptEncoding);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/**
 * Answers of at least this many bytes are compressed. The layout of an old character has some 60 KB, most
 * answers have less than 1 KB.
 */
const WORTH_COMPRESSING = 2_048;

async function prepare(json: string, acceptEncoding: string): Promise<Prepared> {
  const body = Buffer.from(json);
  const encoding = body.length < WORTH_COMPRESSING ? null : encodingFor(acceptEncoding);
  return new Prepared(encoding ? await compress(body, encoding) : body, encoding);
}

/** Maximum number of wrong fields that an answer lists. */
const MAX_ERRORS = 20;

const invalid = (error: z.ZodError, field?: string): Refused => ({
  refused: 'request/invalid',
  errors: error.issues.slice(0, MAX_ERRORS).map(
    (issue): FieldError => ({
      path: (field ?? issue.path.join('.')).slice(0, 200),
      description: issue.message.slice(0, 500),
    }),
  ),
});
