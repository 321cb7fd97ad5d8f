import { type ErrorCode, messageOf, statusOf } from '../errors.ts';
import { API_BASE, COOKIE_CHECK_HEADER, COOKIE_CHECKS, IDEMPOTENCY_HEADER } from '../http/addresses.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import type { Access, Route } from '../http/route.ts';
import { type RouteName, refusalsOf, routes } from '../http/routes.ts';
import { COMMAND_LIMITS } from '../schemas/limits.ts';
import { z } from '../schemas/zod.ts';
import type { BucketRate, CallRate, ServerFacts } from './facts.ts';
import { callsIntroduction, LICENSE } from './introduction.ts';
import { SchemaRegistry } from './json-schema.ts';
import type {
  ApiDocument,
  Content,
  Header,
  Operation,
  Parameter,
  PathItem,
  Response,
} from './openapi-types.ts';
import { SECTIONS, textOf } from './route-texts.ts';

const SESSION = 'session';

/** Makes an OpenAPI 3.1 document of all routes. */
export function apiDocument(facts: ServerFacts): ApiDocument {
  const book = new SchemaRegistry('draft-2020-12');
  const paths: Record<string, PathItem> = {};
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, book, facts) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Slumberfell',
      version: facts.version,
      description: callsIntroduction(facts).join('\n\n'),
      license: LICENSE,
    },
    servers: [{ url: API_BASE }],
    tags: Object.entries(SECTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: book.named(),
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: facts.cookie,
          description:
            'Set by `register` and `login`, renewed now and then by any call, taken away by `logout`.',
        },
      },
    },
  };
}

function operationOf(name: RouteName, route: Route, book: SchemaRegistry, facts: ServerFacts): Operation {
  const { summary, notes } = textOf(name);
  const parameters = parametersOf(route, book);
  const body = route.method === 'POST' && !isNothing(route.input);
  return {
    operationId: name,
    tags: [route.path.split('/')[1] ?? ''],
    summary,
    description: [...(notes === undefined ? [] : [notes]), ACCESS[route.access]].join('\n\n'),
    security: SECURITY[route.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(book.of(route.input, 'input')) } }),
    responses: withRates(
      { ...successesOf(route, book), ...refusalsByStatus(name, route, book, facts) },
      facts.callRates[name],
    ),
  };
}

const ACCESS: Readonly<Record<Access, string>> = {
  visitor: 'Open to every client.',
  account: 'Needs a login.',
  character: 'Needs a login with a selected character.',
  admin: 'Needs the login of an administrator with a second factor.',
};

const SECURITY: Readonly<Record<Access, Operation['security']>> = {
  visitor: [{}, { [SESSION]: [] }],
  account: [{ [SESSION]: [] }],
  character: [{ [SESSION]: [] }],
  admin: [{ [SESSION]: [] }],
};

const isNothing = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined;

const json = (schema: Content[string]['schema']): Content => ({ 'application/json': { schema } });

/**
 * The documented parameters of a route. A GET has the fields of its query and path, a command has the header
 * with the idempotency key, a call that begins a login has the header of the cookie check, and any other POST
 * has none.
 */
function parametersOf(route: Route, book: SchemaRegistry): Parameter[] {
  if (route.isCommand) {
    const description = `Chosen by the caller for each intent and kept through its retries: a command sent again under its key acts once and answers what it answered the first time, for a day. An answer of more than ${COMMAND_LIMITS.keptAnswer} bytes is not kept: the repeated command then answers with a frame without events, whose \`from\` is 0. It follows no frame, so a client that does not hold the command yet fetches the layout. Another command under the same key is refused. Refusals are judged afresh.`;
    const schema = book.of(idempotencyKey, 'input');
    return [{ name: IDEMPOTENCY_HEADER, in: 'header', required: false, description, schema }];
  }
  if (route.beginsLogin) {
    const description =
      'For pages. With `ask` a browser that has not sent the check cookie is given it and answered 202, and nothing else is done; the page then repeats the call with `insist`, which is refused if the cookie is missing still. So no account is made for a browser that refuses cookies. Programs that keep their cookies leave the header out.';
    const schema = book.of(z.enum(COOKIE_CHECKS), 'input');
    return [{ name: COOKIE_CHECK_HEADER, in: 'header', required: false, description, schema }];
  }
  if (route.method === 'POST') return [];
  if (!(route.input instanceof z.ZodObject)) throw new Error(`${route.path} takes no object as its query`);
  return Object.entries(route.input.shape as Record<string, z.ZodType>).map(([name, value]): Parameter => {
    const isInPath = route.path.includes(`:${name}`);
    const isOptional = value instanceof z.ZodOptional;
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: !isOptional,
      // A parameter arrives as text, and zod makes a value from it. This is the schema of that value, such
      // as an integer.
      schema: book.of(isOptional ? (value.unwrap() as z.ZodType) : value, 'output'),
    };
  });
}

function successesOf(route: Route, book: SchemaRegistry): Record<string, Response> {
  return { ...donesOf(route, book), ...(route.beginsLogin && COOKIE_ASKED) };
}

const COOKIE_ASKED: Readonly<Record<string, Response>> = {
  '202': {
    description: `Nothing was done yet: the check cookie was set. Repeat the call with \`${COOKIE_CHECK_HEADER}: insist\`. No body.`,
  },
};

function donesOf({ answer, plainText }: Route, book: SchemaRegistry): Record<string, Response> {
  const empty = { '204': { description: 'Done. No body.' } };
  if (isNothing(answer)) return empty;
  const isOptional = answer instanceof z.ZodOptional;
  const schema = book.of(isOptional ? (answer.unwrap() as z.ZodType) : answer, 'output');
  const content = plainText ? { 'text/plain': { schema } } : json(schema);
  return { '200': { description: 'Done.', content }, ...(isOptional && empty) };
}

/** The codes of a route's refusals with their sentences, by status. */
function refusalsByStatus(
  name: RouteName,
  route: Route,
  book: SchemaRegistry,
  { rates, callRates, newGuests }: ServerFacts,
): Record<string, Response> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsOf(route)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]): [string, Response] => {
      const sentences = codes.map((code) => `- \`${code}\`: ${messageOf(code)}`);
      const limits = (rates[name] ?? [])
        .filter(({ code }) => codes.includes(code))
        .map(
          ({ code, attempts, of, seconds, per }) =>
            `\`${code}\` beyond ${attempts} ${of} in ${seconds} s per ${per}.`,
        );
      const rate = callRates[name];
      const isCounted = codes.includes('request/too-many');
      if (isCounted && name === 'register' && newGuests) limits.push(newGuestLimit(newGuests));
      if (isCounted && rate) limits.push(callLimit(rate) + (route.isCommand ? COUNTED_BYTES : ''));
      const description = [sentences.join('\n'), ...limits].join('\n\n');
      return [String(status), { description, content: json(refusalSchema(codes, book)) }];
    }),
  );
}

const newGuestLimit = ({ atOnce, perSecond }: BucketRate): string =>
  `\`request/too-many\` beyond ${atOnce} new guests at once and one every ${Math.round(1 / perSecond)} s per address.`;

function callLimit({ account, guest, network }: CallRate): string {
  const limits = [
    [account, 'account'],
    [guest, 'account of a guest'],
    [network, 'network'],
  ] as const;
  const texts = limits.flatMap(([rate, per]) =>
    rate === null ? [] : [`${rate.atOnce} calls at once and ${rate.perSecond} a second per ${per}`],
  );
  return `\`request/too-many\` beyond ${texts.join(', or ')}, for all calls of this kind together.`;
}

const COUNTED_BYTES = ` Each started ${COMMAND_LIMITS.countedBytes} bytes of its input and of its stored answer count as one command.`;

/**
 * Adds headers to the documented answers of a route: those of `RATE_LIMIT` to all answers if the route has a
 * rate, and `Retry-After` to answers 429 and 503.
 */
function withRates(
  responses: Readonly<Record<string, Response>>,
  rate: CallRate | undefined,
): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]): [string, Response] => {
      const headers = {
        ...((status === '429' || status === '503') && { 'Retry-After': RETRY_AFTER }),
        ...(rate && RATE_LIMIT),
      };
      return [status, Object.keys(headers).length === 0 ? response : { ...response, headers }];
    }),
  );
}

const RETRY_AFTER: Header = {
  description: 'Seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 0 },
};

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-11. An answer that the server gives before it counts
 * the call has no such headers.
 */
const RATE_LIMIT: Readonly<Record<string, Header>> = {
  'RateLimit-Policy': {
    description:
      'The rate by its name: `q` calls at once; after `w` seconds without calls, all of them are available again.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'The rate by its name: `r` calls are left, and all are available again after `t` seconds.',
    schema: { type: 'string' },
  },
};

const refusalSchema = (codes: readonly ErrorCode[], book: SchemaRegistry): Content[string]['schema'] => ({
  ...book.of(errorAnswer, 'output'),
  properties: { code: { enum: codes } },
});
