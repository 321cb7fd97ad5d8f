import { announcedOf } from '@slumberfell/engine';
import type { ChapterAnnounced, Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { ToldDecisions } from '../administration/told-decisions.ts';
import type { Content } from '../content/content.ts';
import { closedChapters } from '../happenings/line-saver.ts';
import type { HostNews } from '../news/host-news.ts';

interface Dependencies {
  readonly content: Pick<Content, 'live'>;
  readonly decisions: Pick<ToldDecisions, 'publicName'>;
  /** The command has stored that the character is to be named in the news. */
  readonly news: { readonly lines: Pick<HostNews['lines'], 'addDue'> };
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Sends the message to the sockets of all nodes. */
  announce(message: ChapterAnnounced): void;
}

/** Tells all sockets of chapters whose end is announced, after the commands that close them. */
export class ChapterAnnouncements {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Call it with the frame of each committed command. Never throws. */
  async follow(characterId: number, frame: Frame): Promise<void> {
    const { content, decisions, news, log, announce } = this.#dependencies;
    const closed = closedChapters(frame);
    if (closed.length === 0) return;
    const chapter = announcedOf(closed, content.live(frame.to).world);
    if (chapter === undefined) return;
    try {
      const name = await decisions.publicName(characterId);
      if (name !== null) announce({ name, chapter: chapter.id });
      await news.lines.addDue();
    } catch (error) {
      log.warn({ err: error, characterId }, 'a chapter could not be announced');
    }
  }
}
