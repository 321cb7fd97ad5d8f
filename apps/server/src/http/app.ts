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
import type { FoldedLines } from '../observe/folded-lines.ts';
import { addHealth, type Readiness } from '../observe/health.ts';
import type { Metrics } from '../observe/metrics.ts';
import { RETRY_AFTER } from '../storage/database/busy.ts';
import { AnswerLog } from './answers/answer-log.ts';
import { RawRefusals } from './answers/raw-refusals.ts';
import { sendFailure } from './answers/refuse.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { serverFacts } from './docs/server-facts.ts';
import type { BucketRate } from './limits/buckets.ts';
import type { CallRateSettings } from './limits/call-rate-settings.ts';
import { CallRates } from './limits/call-rates.ts';
import { type ConnectionLimits, Connections } from './limits/connections.ts';
import { serveWebClient, type WebClientDependencies } from './page/web-client.ts';
import { type PictureDependencies, servePictures } from './pictures/serve-pictures.ts';
import { takeJsonOnly } from './requests/json-body.ts';
import { refuseAmbiguousRequests } from './requests/strict-requests.ts';
import { type RouteDependencies, registerRoutes } from './routes/register-routes.ts';
import { addSecurityHeaders, securityHeaders } from './security/security-headers.ts';
import { type SecurityContact, serveSecurityTxt } from './security/security-txt.ts';

/**
 * Maximum number of bytes of a request body. The largest valid body has 13.5 KB: disenchanting `MAX_PIECES`.
 */
const BODY_LIMIT = 16_384;
/** ms in which a whole request must arrive. */
const REQUEST_TIMEOUT = 10_000;
/**
 * ms between checks for requests that take longer than `REQUEST_TIMEOUT`. With Node's default of 30,000, a
 * request could take up to 40,000 ms.
 */
const TIMEOUT_CHECK = 1_000;
/** ms without traffic after which a connection is closed while it has an unanswered request. */
const CONNECTION_TIMEOUT = 30_000;
/** ms after which an idle connection is closed; longer than the usual keep-alive of reverse proxies. */
const KEEP_ALIVE_TIMEOUT = 72_000;
/** Maximum number of requests on one connection. For more the client must open a new connection. */
const REQUESTS_PER_CONNECTION = 1_000;

export interface AppDependencies
  extends Omit<RouteDependencies, 'rates'>,
    WebClientDependencies,
    SecurityContact,
    Omit<PictureDependencies, 'game'> {
  readonly log: FastifyBaseLogger;
  /** Folds the lines of the log that clients can cause. */
  readonly folded: FoldedLines;
  readiness(): Promise<Readiness>;
  readonly callRates: CallRateSettings;
  /** How often one network may make a new guest, for the documentation. */
  readonly newGuests: BucketRate | null;
  /** ms of a monotonic clock, by which calls are counted. Default: that of the process. */
  readonly monotonic?: (() => number) | undefined;
  readonly connections: ConnectionLimits;
  /** Counts calls; null when metrics are off. */
  readonly metrics: Pick<Metrics, 'addTo'> | null;
}

/** Builds the HTTP application: routes and their documentation, pictures, web client, health checks. */
export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const { log, publicUrl } = dependencies;
  const secure = publicUrl?.protocol === 'https:';
  const headers = securityHeaders(secure);
  const rawRefusals = new RawRefusals(headers);
  const answers = new AnswerLog(dependencies);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECK,
      // `refuseAmbiguousRequests` refuses requests without `Host`, so that the answer has the security
      // headers. Node's own refusal would have none.
      requireHostHeader: false,
    },
    connectionTimeout: CONNECTION_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: true,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify runs no hook for these errors, so the security headers are added here.
    frameworkErrors: (error, request, reply) => answerThrown(answers, error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => rawRefusals.clientError(error, socket),
    // While the server stops, it still answers calls on open connections. It accepts no new connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  new Connections({ limits: dependencies.connections, proxies: dependencies.proxies, log }).guard(app.server);
  rawRefusals.answerUpgrades(app.server);
  // Node would answer an `Expect` header other than "100-continue" with 417. This server ignores the header,
  // which RFC 9110, 10.1.1 allows.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addSecurityHeaders(app, headers, secure);
  refuseAmbiguousRequests(app);
  takeJsonOnly(app);
  answers.addTo(app);
  app.decorateReply('refusalCode', null);
  app.setErrorHandler((error, request, reply) => answerThrown(answers, error, request, reply));
  dependencies.metrics?.addTo(app);
  addHealth(app, dependencies.readiness);
  const { callRates, newGuests, proxies, monotonic: now = () => performance.now() } = dependencies;
  registerRoutes(app, { ...dependencies, rates: new CallRates({ ...callRates, proxies, now }) });
  serveDocs(
    app,
    serverFacts({
      publicUrl,
      bodyBytes: BODY_LIMIT,
      requestTimeout: REQUEST_TIMEOUT,
      callRates,
      newGuests,
    }),
  );
  app.register(fastifyStatic, { serve: false });
  servePictures(app, dependencies);
  serveSecurityTxt(app, dependencies);
  serveWebClient(app, dependencies);
  return app;
}

/** Answers a request whose handler, hook or framework has thrown an error. */
function answerThrown(
  answers: AnswerLog,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = failureOfThrown(error, request.id);
  const { status } = failure;
  answers.failed(request, error, status);
  if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER);
  if (status === 416) reply.headers(contentRangeOf(error));
  void sendFailure(reply, failure);
}

/**
 * The `Content-Range` header of a 416 answer, which contains the length of the file. The error of
 * `@fastify/static` has this header.
 */
function contentRangeOf(error: unknown): Readonly<Record<string, string>> {
  const { headers = {} } = error as { readonly headers?: Readonly<Record<string, string>> };
  const range = headers['Content-Range'];
  return range === undefined ? {} : { 'content-range': range };
}
