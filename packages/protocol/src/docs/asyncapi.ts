import { HUB_PATH } from '../http/addresses.ts';
import { hubMessages } from '../hub/hub.ts';
import type { ServerFacts } from './facts.ts';
import { hubIntroduction, LICENSE } from './introduction.ts';
import { type JsonSchema, SchemaRegistry } from './json-schema.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

type MessageName = keyof typeof hubMessages;

/** The part of an AsyncAPI 3.0 document that this project uses. */
export interface HubDocument {
  readonly asyncapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string };
  };
  readonly defaultContentType: string;
  readonly channels: { readonly player: Channel };
  readonly operations: { readonly push: Push };
  readonly components: {
    readonly messages: Readonly<Record<MessageName, Message>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

interface Channel {
  readonly address: string;
  readonly description: string;
  readonly messages: Readonly<Record<MessageName, Reference>>;
}

interface Push {
  /** The server sends and the client receives. */
  readonly action: 'send';
  readonly channel: Reference;
  readonly messages: readonly Reference[];
}

interface Message {
  readonly name: string;
  readonly summary: string;
  readonly payload: JsonSchema;
}

interface Reference {
  readonly $ref: string;
}

/** Makes an AsyncAPI 3.0 document of everything that the hub sends. */
export function hubDocument(facts: ServerFacts): HubDocument {
  const book = new SchemaRegistry('draft-07');
  const names = Object.keys(hubMessages) as MessageName[];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Slumberfell, the hub',
      version: facts.version,
      description: hubIntroduction(facts).join('\n\n'),
      license: { name: LICENSE.name },
    },
    defaultContentType: 'application/json',
    channels: {
      player: {
        address: HUB_PATH,
        description: 'What happens to the character of the session.',
        messages: forEach(names, (name) => ({ $ref: `#/components/messages/${name}` })),
      },
    },
    operations: {
      push: {
        action: 'send',
        channel: { $ref: '#/channels/player' },
        messages: names.map((name) => ({ $ref: `#/channels/player/messages/${name}` })),
      },
    },
    components: {
      messages: forEach(names, (name) => ({
        name,
        summary: MESSAGE_TEXTS[name],
        payload: book.of(hubMessages[name], 'output'),
      })),
      schemas: book.named(),
    },
  };
}

const forEach = <N extends string, T>(names: readonly N[], make: (name: N) => T): Readonly<Record<N, T>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;
