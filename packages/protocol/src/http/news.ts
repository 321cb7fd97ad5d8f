import { announcementText, ONE_LINE } from '../schemas/announcement.ts';
import { ANNOUNCEMENT_KINDS, NEWS_LIMITS, NEWS_LINE_LIMITS } from '../schemas/limits.ts';
import { amount, id, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

export const announceInput = z.strictObject({
  kind: z.enum(ANNOUNCEMENT_KINDS),
  text: announcementText,
  /** Only for maintenance: when it begins. */
  beginsAt: instant.optional(),
  endsAt: instant,
});
export type AnnounceInput = z.infer<typeof announceInput>;

/** As `ONE_LINE`, with line feeds and tabs. */
const LINES = /^[!-~\u00a1-\uffff][\n\t -~\u00a0-\uffff]*$/;

const title = z.string().min(1).max(NEWS_LIMITS.title).regex(ONE_LINE);
const body = z.string().min(1).max(NEWS_LIMITS.body).regex(LINES);

export const newPost = z.strictObject({ title, body });
export type NewPost = z.infer<typeof newPost>;

/** The id of what was created. */
export const created = z.strictObject({ id });

/** A post of the host. The body is plain text: an empty line separates its paragraphs. */
export const post = z.strictObject({ id, at: instant, title, body });
export type Post = z.infer<typeof post>;

/** The query for a page of a list. Pages count from 1. */
const pageQuery = ({ kept, pageSize }: { readonly kept: number; readonly pageSize: number }) =>
  z.strictObject({
    page: z
      .string()
      .regex(/^[1-9]\d?$/)
      .transform(Number)
      .pipe(
        z
          .int()
          .min(1)
          .max(Math.ceil(kept / pageSize)),
      ),
  });

export const newsQuery = pageQuery(NEWS_LIMITS);
export const newsLinesQuery = pageQuery(NEWS_LINE_LIMITS);

/** One page of the host's posts. */
export const newsPage = z.strictObject({
  /** The newest first. Empty after the last page. */
  posts: z.array(post).max(NEWS_LIMITS.pageSize).readonly(),
  total: z.int().min(0).max(NEWS_LIMITS.kept),
  /** The number of posts on a full page. */
  pageSize: amount,
});
export type NewsPage = z.infer<typeof newsPage>;

/** A line of the news: these characters have put off the morning, which is near the end of the story. */
export const newsLine = z.strictObject({
  id,
  /** When the line was added. The characters have closed the chapter since the line before, or then. */
  at: instant,
  /** The first of them, in the order in which they closed the chapter, with the names that they have now. */
  characters: z
    .array(z.strictObject({ id, name: z.string().min(1).max(16) }))
    .min(1)
    .max(NEWS_LINE_LIMITS.named)
    .readonly(),
  /** How many others there are. */
  more: z.int().min(0),
});
export type NewsLine = z.infer<typeof newsLine>;

/** One page of the lines of the news. */
export const newsLinesPage = z.strictObject({
  /** The newest first. Empty after the last page. */
  lines: z.array(newsLine).max(NEWS_LINE_LIMITS.pageSize).readonly(),
  total: z.int().min(0),
  /** The number of lines on a full page. */
  pageSize: amount,
});
export type NewsLinesPage = z.infer<typeof newsLinesPage>;
