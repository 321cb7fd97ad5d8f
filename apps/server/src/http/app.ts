import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { failureOfThrown } from '../errors.ts';
import { addHealth, type Readiness } from '../observe/health.ts';
import { loggedPath } from '../observe/logged-path.ts';
import type { Metrics } from '../observe/metrics.ts';
import { RETRY_AFTER } from '../storage/database/busy.ts';
import { Unwritable } from '../storage/database/write-faults.ts';
import { type CallRateSettings, CallRates } from './call-rates.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { serverFacts } from './docs/server-facts.ts';
import { takeJsonOnly } from './json-body.ts';
import { type PictureDependencies, servePictures } from './pictures/serve-pictures.ts';
import { RawRefusals } from './raw-refusals.ts';
import { sendFailure } from './refuse.ts';
import { type RouteDependencies, registerRoutes } from './register-routes.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { refuseAmbiguousRequests } from './strict-requests.ts';
import { serveWebClient, type WebClientDependencies } from './web-client.ts';

/** Bytes of a request body. The largest that a route takes has 13.5 KB: `MAX_PIECES` to disenchant. */
const BODY_LIMIT = 16_384;
/** ms for a whole request to arrive. */
const REQUEST_TIMEOUT = 10_000;
/** ms between looks for requests that take too long. Node's own 30,000 would make the limit above 40,000. */
const TIMEOUT_CHECK = 1_000;
/** ms without a byte on a connection under way. */
const CONNECTION_TIMEOUT = 30_000;
/** ms an idle connection is kept; longer than what proxies in front usually keep theirs. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Requests on one connection; after them browsers and proxies open another. */
const REQUESTS_PER_CONNECTION = 1_000;

export interface AppDependencies
  extends Omit<RouteDependencies, 'rates'>,
    WebClientDependencies,
    PictureDependencies {
  readonly log: FastifyBaseLogger;
  readiness(): Promise<Readiness>;
  readonly callRates: CallRateSettings;
  readonly connections: ConnectionLimits;
  /** Counts calls; null where nobody asked for metrics. */
  readonly metrics: Pick<Metrics, 'addTo'> | null;
}

/**
 * The HTTP side of the house: the route table and its documents, the pictures, the web client, the two health
 * checks.
 */
export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const { log, publicUrl } = dependencies;
  const secure = publicUrl?.protocol === 'https:';
  const headers = securityHeaders(secure);
  const rawRefusals = new RawRefusals(headers);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECK,
      // Refused by a hook of ours, in an answer with our headers.
      requireHostHeader: false,
    },
    connectionTimeout: CONNECTION_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    logController: new LogController({ disableRequestLogging: true }),
    // No hook runs for these.
    frameworkErrors: (error, request, reply) => answerThrown(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => rawRefusals.clientError(error, socket),
    // While stopping, calls under way are answered; new ones find no listener.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  new Connections({ limits: dependencies.connections, proxies: dependencies.proxies, log }).guard(app.server);
  rawRefusals.answerUpgrades(app.server);
  // What is expected beside "100-continue" is not known, and may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addSecurityHeaders(app, headers);
  refuseAmbiguousRequests(app);
  takeJsonOnly(app);
  logAnswers(app);
  app.decorateReply('refusalCode', null);
  app.setErrorHandler(answerThrown);
  dependencies.metrics?.addTo(app);
  addHealth(app, dependencies.readiness);
  const { callRates, proxies } = dependencies;
  registerRoutes(app, { ...dependencies, rates: new CallRates({ ...callRates, proxies, log }) });
  serveDocs(app, serverFacts({ secure, bodyBytes: BODY_LIMIT, requestTimeout: REQUEST_TIMEOUT, callRates }));
  app.register(fastifyStatic, { serve: false });
  servePictures(app, dependencies);
  serveWebClient(app, dependencies);
  return app;
}

/**
 * Requests that failed because the database takes no writes: `log-write-faults.ts` logs that once, when it
 * begins.
 */
const unsaved = new WeakSet<FastifyRequest>();

function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOfThrown(error, request.id);
  const { status } = failure;
  if (error instanceof Unwritable) unsaved.add(request);
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER);
  if (status === 416) reply.headers(contentRangeOf(error));
  void sendFailure(reply, failure);
}

/** How long the file is that has not the part that was asked for, as the plugin for files says it. */
function contentRangeOf(error: unknown): Readonly<Record<string, string>> {
  const { headers = {} } = error as { readonly headers?: Readonly<Record<string, string>> };
  const range = headers['Content-Range'];
  return range === undefined ? {} : { 'content-range': range };
}

/**
 * One line per answer, with the path but never the query, headers, bodies or addresses: they may hold
 * secrets.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500 && !unsaved.has(request)) request.log.error(line, 'answered');
    // A flood of refusals must not fill the disk: `CallRates` and `SecurityNote` say what there is to say of
    // it.
    else if (reply.statusCode >= 400 && reply.statusCode !== 429) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
}
