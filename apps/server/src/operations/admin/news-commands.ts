import { ANNOUNCEMENT_LIMITS, ERRORS, NEWS_LIMITS, routes } from '@slumberfell/protocol';
import { isRefused, type Refused } from '../../errors.ts';
import { announce, withdrawAnnouncement } from '../../news/announcements.ts';
import { postNews, removeNews } from '../../news/posts.ts';
import { openAnnouncements } from '../../storage/tables/announcements.ts';
import { listPosts } from '../../storage/tables/news.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, COMMAND_LINE } from './admin-command.ts';
import { idIn, wholeNumber } from './words.ts';

const MINUTE = 60_000;
const LONGEST = ANNOUNCEMENT_LIMITS.days * 24 * 60;

/** How many posts `news` lists. */
const LISTED = 100;

const time = (at: number): string => new Date(at).toISOString();

/** The commands with which a host tells players something. */
export const NEWS_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  announce: {
    words: ['TEXT'],
    flags: { in: 'N', minutes: 'N' },
    effect: 'show TEXT on every page for N minutes (60); with --in: maintenance that begins in N minutes',
    async run({ storage, words: [text = ''], flags }) {
      const at = storage.clock.now();
      const length = wholeNumber('minutes', flags.minutes, 60, LONGEST) * MINUTE;
      const kind = flags.in === undefined ? 'note' : 'maintenance';
      const begins = at + (kind === 'note' ? 0 : wholeNumber('in', flags.in, 1, LONGEST) * MINUTE);
      const parsed = routes.announce.input.safeParse({
        kind,
        text: text.trim(),
        ...(kind === 'maintenance' && { beginsAt: begins }),
        endsAt: begins + length,
      });
      if (!parsed.success)
        throw new Refusal(`TEXT must have 1 to ${ANNOUNCEMENT_LIMITS.text} characters, in one line.`);
      const { id } = done(await announce(storage, COMMAND_LINE, parsed.data));
      return `Announcement ${id}, until ${time(parsed.data.endsAt)}.`;
    },
  },
  announcements: {
    words: [],
    effect: 'list the announcements that have not ended',
    async run({ storage }) {
      const open = await storage.read((db) => openAnnouncements(db, storage.clock.now()));
      const lines = open.map(({ id, kind, text, beginsAt, endsAt }) =>
        [id, beginsAt === null ? kind : `${kind} from ${time(beginsAt)}`, `until ${time(endsAt)}`, text].join(
          '  ',
        ),
      );
      return lines.length > 0 ? lines.join('\n') : 'None now.';
    },
  },
  'withdraw-announcement': {
    words: ['ID'],
    effect: 'end the announcement ID now',
    async run({ storage, words: [word = ''] }) {
      const id = idIn(word);
      if (id === null || (await withdrawAnnouncement(storage, COMMAND_LINE, id)) !== null)
        throw new Refusal(`There is no announcement ${word} that has not ended.`);
      return `Announcement ${word} has ended.`;
    },
  },
  'post-news': {
    words: ['TITLE', 'TEXT'],
    effect: 'add a post to the news',
    async run({ storage, config, words: [title = '', text = ''] }) {
      const parsed = routes['post-news'].input.safeParse({
        title: title.trim(),
        body: text.replaceAll('\r\n', '\n').trim(),
      });
      if (!parsed.success)
        throw new Refusal(
          `TITLE must have 1 to ${NEWS_LIMITS.title} characters, in one line, and TEXT 1 to ${NEWS_LIMITS.body}.`,
        );
      const { id } = done(await postNews(storage, COMMAND_LINE, parsed.data, config.hasNews));
      return `Post ${id} is in the news.`;
    },
  },
  news: {
    words: [],
    effect: 'list the newest hundred posts',
    async run({ storage }) {
      const posts = await storage.read((db) => listPosts(db, { offset: 0, limit: LISTED }));
      const lines = posts.map(({ id, at, title }) => [id, time(at), title].join('  '));
      return lines.length > 0 ? lines.join('\n') : 'None yet.';
    },
  },
  'remove-news': {
    words: ['ID'],
    effect: 'remove the post ID from the news',
    async run({ storage, words: [word = ''] }) {
      const id = idIn(word);
      if (id === null || (await removeNews(storage, COMMAND_LINE, id)) !== null)
        throw new Refusal(`There is no post ${word}.`);
      return `Post ${word} is removed.`;
    },
  },
};

/** @throws Refusal with the sentence of the refusal. */
function done<T extends object>(outcome: T | Refused): T {
  if (isRefused(outcome)) throw new Refusal(ERRORS[outcome.refused as keyof typeof ERRORS].message);
  return outcome as T;
}
