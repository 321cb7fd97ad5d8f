import type { HostNews } from '../../../news/host-news.ts';
import type { Handlers } from '../../routes/call.ts';

export const newsHandlers = (
  news: Pick<HostNews, 'page' | 'lines' | 'see'>,
): Handlers<'get-news' | 'get-news-lines' | 'news-seen'> => ({
  'get-news': ({ input }) => news.page(input.page),
  'get-news-lines': ({ input }) => news.lines.page(input.page),
  'news-seen': async ({ input, caller }) => {
    await news.see(caller.accountId, input);
  },
});
