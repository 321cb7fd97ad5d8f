import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LISTINGS } from '../../features/guide/contents.ts';
import { ArticleText } from './ArticleText.tsx';
import { fetchAllTexts } from './fetch-texts.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const allTexts = await fetchAllTexts();

const root = createRootRoute();
const guide = createRoute({ getParentRoute: () => root, path: 'game-guide/{-$articleId}' });
const router = createRouter({
  routeTree: root.addChildren([guide]),
  history: createMemoryHistory({ initialEntries: ['/game-guide'] }),
});

function render(listing: (typeof LISTINGS)[number]): string {
  const article = allTexts[listing.id]?.(world);
  if (!article) throw new Error(`${listing.id} has no text`);
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <ArticleText listing={listing} article={article} />
    </RouterContextProvider>,
  );
}

/** The address in the link with this `rel`; undefined without such a link. */
const linkOf = (html: string, relation: 'next' | 'prev'): string | undefined =>
  html.match(new RegExp(`<a (?=[^>]*rel="${relation}")[^>]*href="([^"]+)"`))?.[1];

test.each(LISTINGS.map((listing, place) => ({ listing, place, id: listing.id })))(
  'renders $id with links to the articles before and after it',
  ({ listing, place }) => {
    const html = render(listing);
    const [, title] = /<h1>([^<]+)<\/h1>/.exec(html) ?? [];
    expect(title?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).toBe(listing.title);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThan(1);
    expect(html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(100);
    const [before, after] = [LISTINGS[place - 1], LISTINGS[place + 1]];
    expect(linkOf(html, 'prev')).toBe(before && `/game-guide/${before.id}`);
    expect(linkOf(html, 'next')).toBe(after && `/game-guide/${after.id}`);
  },
);

test('has more than forty articles', () => {
  expect(LISTINGS.length).toBeGreaterThan(40);
});
