import { STATIC_SETS, type StaticData } from '@slumberfell/engine';
import * as account from '../http/account.ts';
import * as agreement from '../http/agreement.ts';
import * as character from '../http/character.ts';
import { NAME_LETTERS } from '../http/character-name.ts';
import * as chronicle from '../http/chronicle.ts';
import * as device from '../http/device.ts';
import * as errorAnswer from '../http/error-answer.ts';
import * as idleReport from '../http/idle-report.ts';
import * as leaderboard from '../http/leaderboard.ts';
import * as news from '../http/news.ts';
import * as profile from '../http/profile.ts';
import * as publicSettings from '../http/public-settings.ts';
import { commandAnswer } from '../http/route.ts';
import * as events from '../hub/events.ts';
import * as hub from '../hub/hub.ts';
import * as accountStatus from '../layout/account-status.ts';
import * as characterFields from '../layout/character-fields.ts';
import * as identity from '../layout/identity.ts';
import * as layout from '../layout/layout.ts';
import * as rankings from '../layout/rankings.ts';
import * as agreementVersion from '../schemas/agreement-version.ts';
import * as announcement from '../schemas/announcement.ts';
import * as celebration from '../schemas/celebration.ts';
import * as decision from '../schemas/decision.ts';
import { ENUMERATIONS } from '../schemas/enumerations.ts';
import * as fighter from '../schemas/fighter.ts';
import { NAME_MAX, NAME_MIN } from '../schemas/limits.ts';
import * as numbers from '../schemas/numbers.ts';
import * as planSchemas from '../schemas/plan.ts';
import * as quests from '../schemas/quests.ts';
import * as staticData from '../schemas/static-data.ts';
import * as wanted from '../schemas/wanted.ts';
import { z } from '../schemas/zod.ts';

/**
 * What the documents say of a schema beyond its JSON Schema. A schema with an `id` is defined once in a
 * document, with the `id` as its name. Other schemas refer to it by this name.
 */
interface SchemaText {
  readonly id?: string;
  readonly description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const MODULES = [
  account,
  accountStatus,
  agreement,
  agreementVersion,
  announcement,
  character,
  characterFields,
  celebration,
  chronicle,
  decision,
  device,
  errorAnswer,
  events,
  fighter,
  hub,
  idleReport,
  identity,
  layout,
  leaderboard,
  news,
  profile,
  rankings,
  publicSettings,
  staticData,
  planSchemas,
  quests,
  wanted,
];

const KINDS_OF_NUMBERS: Readonly<Record<keyof typeof numbers, string>> = {
  id: 'Id of content or of a character. It never changes.',
  amount: 'A number of things, at least one.',
  count: 'A number of things, which may be 0.',
  instant: 'Milliseconds since 1970-01-01T00:00Z.',
  seconds: 'Whole seconds.',
  milliseconds: 'Whole milliseconds.',
  contentVersion: 'Version of a set of static data, or of the content that a session uses.',
};

const ENTRIES: Readonly<Record<keyof StaticData, string>> = {
  skills: 'Skill',
  items: 'Item',
  lootTables: 'LootTable',
  relicariumEntries: 'RelicariumEntry',
  enemies: 'Enemy',
  dungeons: 'Dungeon',
  regions: 'Region',
  crafteableItems: 'CrafteableItem',
  appearances: 'Appearance',
  // `ItemSet` is the answered set of items.
  itemSets: 'ItemSetEntry',
};

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/**
 * The name and texts of each schema that a document defines once and refers to by name. These are the kinds
 * of numbers, the enumerations, each event by its type, each entry of static data, and every object schema
 * that a module of the wire exports, by the name of the export.
 */
export const schemaNames = z.registry<SchemaText>();

for (const module of MODULES) {
  for (const [name, schema] of Object.entries(module)) {
    if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion)
      schemaNames.add(schema, { id: capitalised(name) });
  }
}
schemaNames.add(commandAnswer, { id: 'CommandAnswer' });

for (const event of events.gameEvent.options) {
  const type = event.shape.type.value;
  schemaNames.add(event, { id: type, description: events.EVENTS[type].text });
}

for (const context of layout.combatActionContext.options)
  schemaNames.add(context, { id: `${capitalised(context.shape.kind.value)}Context` });

for (const step of planSchemas.planStep.options) {
  const words = step.shape.name.value.split('-');
  schemaNames.add(step, { id: `${words.map(capitalised).join('')}Step` });
}

for (const [position, set] of STATIC_SETS.entries()) {
  schemaNames.add(staticData.staticData.shape[set].unwrap().element, { id: ENTRIES[set] });
  const answered = staticData.staticDataAnswer.def.items[position]?.unwrap();
  if (answered) schemaNames.add(answered, { id: `${ENTRIES[set]}Set` });
}

for (const [name, schema] of Object.entries(numbers))
  schemaNames.add(schema, {
    id: capitalised(name),
    description: KINDS_OF_NUMBERS[name as keyof typeof numbers],
  });

for (const { name, of, schema } of ENUMERATIONS) {
  const members = Object.entries(of).map(([member, value]) => `${value} ${member}`);
  schemaNames.add(schema, { id: name, description: `${members.join(', ')}.` });
}

// A function checks a character's name. JSON Schema cannot express the function, so the documents get these
// fields.
schemaNames.add(character.createCharacterInput.shape.name, {
  description:
    'White space around the name is removed before the check. Names are unique without regard to case.',
  minLength: NAME_MIN,
  maxLength: NAME_MAX,
  pattern: NAME_LETTERS.source,
});
