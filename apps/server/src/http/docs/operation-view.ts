import { type ErrorCode, messageOf } from '@slumberfell/protocol';
import {
  type ApiDocument,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Response,
  SCHEMAS,
} from '@slumberfell/protocol/docs';
import { type Html, html, NOTHING, prose } from './html.ts';
import { fields, schemaView } from './schema-view.ts';

/** The HTML of one call: its purpose, input, answer and refusals. */
export function operationView(method: string, path: string, operation: Operation, api: ApiDocument): Html {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return html`<article id="call-${operationId}">
<h3><a href="#call-${operationId}"><span class="method">${method.toUpperCase()}</span> <code>${api.servers[0]?.url ?? ''}${path}</code></a></h3>
<p class="summary">${summary}.</p>
${prose(description ?? '')}
${parameters.length > 0 ? html`<h4>Parameters</h4>${parameterTable(parameters, api)}` : NOTHING}
${body === undefined ? NOTHING : html`<h4>Body</h4><div>${opened(body, api)}</div>`}
${body === undefined && method === 'post' ? html`<p>Takes no body.</p>` : NOTHING}
<h4>Answer</h4>
<dl>${successes(operation)}</dl>
${refusals(operation)}
</article>`;
}

/** Shows the fields of a body. If the body is a named object, shows its fields instead of a link to it. */
function opened(schema: JsonSchema, { components }: ApiDocument): Html {
  const named = components.schemas[schema.$ref?.replace(SCHEMAS, '') ?? ''];
  return named?.properties ? fields(named, components.schemas) : schemaView(schema, components.schemas);
}

const parameterTable = (parameters: readonly Parameter[], { components }: ApiDocument): Html =>
  html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">What it holds</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr>
<th scope="row"><code>${name}</code> <small>${place}${required ? '' : ', optional'}</small></th>
<td>${schemaView(schema, components.schemas)}${description === undefined ? NOTHING : html`<br><small>${description}</small>`}</td>
</tr>`,
  )}</tbody></table>`;

const isSuccess = (status: string): boolean => Number(status) < 300;

const successes = ({ responses }: Operation): Html[] =>
  Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .map(([status, response]) => html`<dt>${status}</dt><dd>${success(response)}</dd>`);

function success({ description, content }: Response): Html {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (media === undefined) return html`${description}`;
  return html`${schemaView(media.schema)}${type === 'application/json' ? '' : `, as ${type}`}`;
}

const codesOf = ({ content }: Response): readonly ErrorCode[] =>
  (content?.['application/json']?.schema.properties?.code?.enum ?? []) as readonly ErrorCode[];

/**
 * The HTML of all refusals of a call, with their codes, statuses and sentences, and of the limits of the
 * call.
 */
function refusals({ responses }: Operation): Html {
  const refused = Object.entries(responses).filter(([status]) => !isSuccess(status));
  const rows = refused.flatMap(([status, response]) =>
    codesOf(response).map(
      (code) =>
        html`<tr><td>${status}</td><th scope="row"><code>${code}</code></th><td>${messageOf(code)}</td></tr>`,
    ),
  );
  const limits = refused.flatMap(([, { description }]) => description.split('\n\n').slice(1));
  return html`<details><summary>Refusals <small>${rows.length}</small></summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Sentence</th></tr></thead>
<tbody>${rows}</tbody></table></details>
${limits.map((limit) => html`<p>${limit}</p>`)}`;
}
