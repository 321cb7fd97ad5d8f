import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { gfmTables } from './gfm-tables.ts';

/** A path of the page. The server's own files have a dot in their names; the router does not know them. */
const PAGE_PATH = /^(\/[a-z0-9/-]*)(?:#([a-z0-9-]+))?$/;

/** A link: to a screen by the router, to a section, to a mailbox, or to another website in a new tab. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const [, path, hash] = PAGE_PATH.exec(href) ?? [];
  if (path !== undefined)
    return (
      <Link to={path as '/'} {...(hash === undefined ? {} : { hash })}>
        {children}
      </Link>
    );
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title="Opens in a new tab">
      {children}
    </a>
  );
}

const COMPONENTS: Components = {
  a: ({ href, children }) => <TextLink {...(href === undefined ? {} : { href })}>{children}</TextLink>,
  // The page has headings of levels 1 and 2 already. Quotations and lists may have such headings, too.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  // A picture of another server would tell that server who reads the text.
  img: ({ alt }) => alt,
};

const PLUGINS = [gfmTables];

/** Renders Markdown of the server. HTML in it is shown as text. */
export const AgreementText = ({ children }: { readonly children: string }) => (
  <Markdown components={COMPONENTS} remarkPlugins={PLUGINS}>
    {children.replaceAll('{{host}}', () => window.location.host)}
  </Markdown>
);
