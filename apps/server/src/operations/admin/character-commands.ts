import { DECISION_LIMITS, messageOf, NAME_MAX, NAME_MIN, routes } from '@slumberfell/protocol';
import { decideHidden, decideName, decideShown, managedCharacter } from '../../administration/decisions.ts';
import { nameRulesOf } from '../../characters/names/name-rules.ts';
import { isRefused, type Refused } from '../../errors.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, decidingIn, type Given } from './admin-command.ts';
import { printable } from './words.ts';

/** The commands with which a host decides about characters. Their players are told of it. */
export const CHARACTER_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  character: {
    words: ['CHARACTER'],
    effect: 'show the account of CHARACTER, and what was decided about it',
    async run(given) {
      const { id, name, accountId, createdAt, isHidden, decisions } = await found(given);
      return [
        `${name}: character ${id} of account ${accountId}, since ${time(createdAt)}${isHidden ? ', hidden from the leaderboards' : ''}`,
        ...decisions.map(({ at, kind, names, reason, isSeen }) =>
          [
            time(at),
            names === undefined ? kind : `${kind} from ${names.before} to ${names.after}`,
            isSeen ? 'seen' : 'not seen',
            printable(reason),
          ].join('  '),
        ),
      ].join('\n');
    },
  },
  rename: {
    words: ['CHARACTER', 'NEW-NAME'],
    flags: { reason: 'TEXT' },
    effect: 'give CHARACTER the name NEW-NAME; its player is told TEXT, as with the next two',
    async run(given) {
      const { id, name } = await found(given);
      const parsed = routes['rename-character'].input.safeParse({
        id,
        name: given.words[1],
        reason: reasonIn(given),
      });
      if (!parsed.success)
        throw new Refusal(
          `NEW-NAME must have ${NAME_MIN} to ${NAME_MAX} characters: A to Z, digits, underscores and single spaces.`,
        );
      refuse(await decideName(decidingIn(given), nameRulesOf(given.config), parsed.data));
      return `${name} is ${parsed.data.name} now.`;
    },
  },
  hide: {
    words: ['CHARACTER'],
    flags: { reason: 'TEXT' },
    effect: 'hide CHARACTER from the leaderboards',
    async run(given) {
      const { id, name } = await found(given);
      refuse(await decideHidden(decidingIn(given), { id, reason: reasonIn(given) }));
      return `${name} is hidden from the leaderboards.`;
    },
  },
  show: {
    words: ['CHARACTER'],
    flags: { reason: 'TEXT' },
    effect: 'show CHARACTER on the leaderboards again',
    async run(given) {
      const { id, name } = await found(given);
      refuse(await decideShown(decidingIn(given), { id, reason: reasonIn(given) }));
      return `${name} is on the leaderboards again.`;
    },
  },
};

const time = (at: number): string => new Date(at).toISOString();

/** The character that the first word names. @throws Refusal when there is none. */
async function found(given: Given) {
  const [name = ''] = given.words;
  const character = await managedCharacter(decidingIn(given), name.trim());
  if (isRefused(character)) throw new Refusal(`There is no character ${name}.`);
  return character;
}

/** What the player is told. @throws Refusal when it is missing or too long. */
function reasonIn({ flags }: Given): string {
  const parsed = routes['hide-character'].input.shape.reason.safeParse(flags.reason ?? '');
  if (parsed.success) return parsed.data;
  throw new Refusal(`Give the player a reason of 1 to ${DECISION_LIMITS.reason} characters: --reason TEXT.`);
}

/** @throws Refusal with the sentence of the refusal, if there is one. */
function refuse(outcome: Refused | object | null): void {
  if (outcome !== null && isRefused(outcome)) throw new Refusal(messageOf(outcome.refused));
}
