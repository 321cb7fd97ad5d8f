import { instant } from '../schemas/numbers.ts';
import { newsLinesPage, newsLinesQuery, newsPage, newsQuery } from './news.ts';
import { get, nothing, post } from './route.ts';

/** The routes of the news for players and visitors. Those of administrators are in `admin-routes.ts`. */
export const newsRoutes = {
  'get-news': get('get-news', { access: 'visitor', input: newsQuery, answer: newsPage, refusals: [] }),
  'get-news-lines': get('get-news-lines', {
    access: 'visitor',
    input: newsLinesQuery,
    answer: newsLinesPage,
    refusals: [],
  }),

  /** The input is the instant of the newest entry that the player has seen. Earlier ones change nothing. */
  'news-seen': post('news-seen', { access: 'account', input: instant, answer: nothing, refusals: [] }),
};
