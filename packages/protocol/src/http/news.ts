import { announcementText, ONE_LINE } from '../schemas/announcement.ts';
import { ANNOUNCEMENT_KINDS, NEWS_LIMITS } from '../schemas/limits.ts';
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

export const newsQuery = z.strictObject({
  /** Counts from 1. */
  page: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(
      z
        .int()
        .min(1)
        .max(NEWS_LIMITS.kept / NEWS_LIMITS.pageSize),
    ),
});

/** One page of the host's posts. */
export const newsPage = z.strictObject({
  /** The newest first. Empty after the last page. */
  posts: z.array(post).max(NEWS_LIMITS.pageSize).readonly(),
  total: z.int().min(0).max(NEWS_LIMITS.kept),
  /** The number of posts on a full page. */
  pageSize: amount,
});
export type NewsPage = z.infer<typeof newsPage>;
