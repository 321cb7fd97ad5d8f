import type { HostNews } from '../news/host-news.ts';
import type { Handlers } from './call.ts';

export const newsHandlers = (news: Pick<HostNews, 'page' | 'see'>): Handlers<'get-news' | 'news-seen'> => ({
  'get-news': ({ input }) => news.page(input.page),
  'news-seen': async ({ input, caller }) => {
    await news.see(caller.accountId, input);
  },
});
