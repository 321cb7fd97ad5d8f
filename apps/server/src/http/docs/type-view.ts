import type { JsonSchema } from '@slumberfell/protocol/docs';
import { type Html, html, NOTHING, prose } from './html.ts';
import { fields, schemaView } from './schema-view.ts';

/** A named schema, with the anchor to which links lead. */
export const typeView = (name: string, schema: JsonSchema): Html => html`<article id="type-${name}">
<h3><a href="#type-${name}">${name}</a></h3>
${schema.description === undefined ? NOTHING : prose(schema.description)}
<div>${schema.properties ? fields(schema) : schemaView(schema)}</div>
</article>`;
