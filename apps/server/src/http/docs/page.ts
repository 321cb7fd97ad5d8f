import type { ApiDocument, HubDocument, Operation } from '@slumberfell/protocol/docs';
import { type Html, html, prose } from './html.ts';
import { eventNames, hubView } from './hub-view.ts';
import { operationView } from './operation-view.ts';
import { typeView } from './type-view.ts';

/** Paths of the documents, the style sheet and the icon, for links. */
export interface DocumentAddresses {
  readonly openapi: string;
  readonly asyncapi: string;
  readonly style: string;
  readonly icon: string;
}

interface Entry {
  readonly id: string;
  readonly label: string;
}

interface Chapter extends Entry {
  readonly entries: readonly Entry[];
  readonly content: Html;
}

/**
 * The OpenAPI and the AsyncAPI document as one HTML page, without scripts, pictures or content of other
 * origins.
 */
export function docsPage(api: ApiDocument, hub: HubDocument, places: DocumentAddresses): string {
  const chapters = [...callChapters(api), hubChapter(hub), typeChapter(api, hub)];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Calls and events · Slumberfell</title>
<link rel="icon" type="image/png" sizes="32x32" href="${places.icon}">
<link rel="stylesheet" href="${places.style}">
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header>
<p class="name"><a href="/">Slumberfell</a></p>
<p>Version ${api.info.version} · <a href="${places.openapi}">OpenAPI document</a> · <a href="${places.asyncapi}">AsyncAPI document</a></p>
</header>
<div class="columns">
<nav aria-label="Contents">${chapters.map(contents)}</nav>
<main id="main" tabindex="-1">
<h1>Calls and events</h1>
${prose(api.info.description)}
${chapters.map(({ content }) => content)}
</main>
</div>
</body>
</html>
`;
  return page.text;
}

const contents = ({ id, label, entries }: Chapter): Html => html`<details>
<summary>${label}</summary>
<ul><li><a href="#${id}">All of it</a></li>${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.label}</a></li>`)}</ul>
</details>
`;

const callChapters = (api: ApiDocument): Chapter[] =>
  api.tags.map(({ name, description }) => {
    const calls = operationsOf(api).filter(({ operation }) => operation.tags.includes(name));
    const id = `calls-${name}`;
    return {
      id,
      label: description,
      entries: calls.map(({ operation }) => ({
        id: `call-${operation.operationId}`,
        label: operation.operationId,
      })),
      content: html`<section aria-labelledby="${id}">
<h2 id="${id}">${description}</h2>
${calls.map(({ method, path, operation }) => operationView(method, path, operation, api))}
</section>`,
    };
  });

const operationsOf = ({ paths }: ApiDocument): { method: string; path: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation: operation as Operation,
    })),
  );

const hubChapter = (hub: HubDocument): Chapter => ({
  id: 'hub',
  label: 'The hub and its events',
  entries: eventNames(hub).map((name) => ({ id: `type-${name}`, label: name })),
  content: hubView(hub),
});

function typeChapter(api: ApiDocument, hub: HubDocument): Chapter {
  const shown = new Set(eventNames(hub));
  const types = Object.entries({ ...hub.components.schemas, ...api.components.schemas })
    .filter(([name]) => !shown.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    id: 'types',
    label: 'Types',
    entries: types.map(([name]) => ({ id: `type-${name}`, label: name })),
    content: html`<section aria-labelledby="types">
<h2 id="types">Types</h2>
${types.map(([name, schema]) => typeView(name, schema))}
</section>`,
  };
}
