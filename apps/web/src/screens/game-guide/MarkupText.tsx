import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment } from 'react';
import { listingOf } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { useHasScreen } from '../../features/navigation/use-has-screen.ts';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import type { Text } from './article.ts';
import { type Run, runsOf } from './markup.ts';

/** A text of an article: renders its markup as strong words and links. */
export function MarkupText({ text }: { readonly text: Text }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never move
  return runsOf(text).map((run, index) => <Fragment key={index}>{rendered(run)}</Fragment>);
}

function rendered({ text, strong, target }: Run) {
  if (strong) return <strong>{text}</strong>;
  if (target === undefined) return text;
  const listing = listingOf(target);
  return listing ? (
    <Link {...guidePath(listing.id)}>{text}</Link>
  ) : (
    <TargetLink path={target}>{text}</TargetLink>
  );
}

/**
 * A link to a screen. If the screen does not exist yet, only the text is shown. Agreements open in a new tab.
 */
function TargetLink({ path, children }: { readonly path: string; readonly children: string }) {
  const hasScreen = useHasScreen();
  const [, name = ''] = path.split('/');
  const to = path as LinkProps['to'];
  if (!hasScreen(name)) return children;
  if (name === 'agreements') return <NewTabLink to={to}>{children}</NewTabLink>;
  return <Link {...({ to } as LinkProps)}>{children}</Link>;
}
