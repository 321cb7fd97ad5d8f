import { type JsonSchema, SCHEMAS } from '@slumberfell/protocol/docs';
import { type Html, html, inline, joined, NOTHING } from './html.ts';

type Named = Readonly<Record<string, JsonSchema>>;

/**
 * A schema in words, with links to named schemas. An object without a name becomes a table of its fields.
 * @param named schemas by name. The limits of those that are whole numbers or texts are shown beside their
 *   links.
 */
export function schemaView(schema: JsonSchema, named: Named = {}): Html {
  if (schema.$ref !== undefined) return typeLink(schema.$ref.replace(SCHEMAS, ''), named);
  if (schema.allOf?.[0] !== undefined) return schemaView(schema.allOf[0], named);
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return choice(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return choice(options.map((option) => schemaView(option, named)));
  if (schema.prefixItems) return positions(schema.prefixItems, named);
  if (schema.items) return html`list of ${schemaView(schema.items, named)}${listLimits(schema)}`;
  if (schema.properties) return fields(schema, named);
  return html`${scalar(schema)}`;
}

/** The table of an object's fields. */
export function fields({ properties = {}, required = [] }: JsonSchema, named: Named = {}): Html {
  const rows = Object.entries(properties).map(
    ([name, schema]) => html`<tr>
<th scope="row"><code>${name}</code>${required.includes(name) ? NOTHING : html` <small>optional</small>`}</th>
<td>${schemaView(schema, named)}${note(schema)}</td>
</tr>`,
  );
  if (rows.length === 0) return html`an object without fields`;
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">What it holds</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function typeLink(name: string, named: Named): Html {
  const link = html`<a href="#type-${name}">${name}</a>`;
  const target = named[name];
  const isPlain = target?.type === 'integer' || target?.type === 'string';
  return isPlain ? html`${link}: ${schemaView(target)}` : link;
}

const choice = (options: readonly Html[]): Html => joined(options, ' or ');

const note = ({ description }: JsonSchema): Html =>
  description === undefined ? NOTHING : html`<br><small>${inline(description)}</small>`;

const positions = (items: readonly JsonSchema[], named: Named): Html =>
  html`list of ${items.length}: <ol>${items.map((item) => html`<li>${schemaView(item, named)}</li>`)}</ol>`;

function listLimits({ minItems, maxItems }: JsonSchema): string {
  if (maxItems === undefined) return minItems === undefined ? '' : `, at least ${grouped(minItems)}`;
  return minItems === undefined ? `, at most ${grouped(maxItems)}` : `, ${minItems} to ${grouped(maxItems)}`;
}

function scalar(schema: JsonSchema): Html {
  switch (schema.type) {
    case 'string':
      return html`text${textLimits(schema)}`;
    case 'integer':
      return html`whole number${numberLimits(schema)}`;
    case 'number':
      return html`number${numberLimits(schema)}`;
    case 'boolean':
      return html`<code>true</code> or <code>false</code>`;
    case 'null':
      return html`<code>null</code>`;
    default:
      throw new Error(`nobody knows how to show ${JSON.stringify(schema)}`);
  }
}

function textLimits({ minLength, maxLength, pattern, format }: JsonSchema): Html {
  const length =
    maxLength === undefined
      ? ''
      : minLength === undefined
        ? `, at most ${maxLength} characters`
        : `, ${minLength} to ${maxLength} characters`;
  const shape = format !== undefined ? `, a ${format}` : '';
  return html`${length}${shape}${pattern !== undefined && format === undefined ? html`, <code>${pattern}</code>` : NOTHING}`;
}

/** Leaves out a maximum of 2^53 - 1, which the introduction of the page states once. */
function numberLimits({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const isCapped = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (exclusiveMinimum !== undefined)
    return `, more than ${exclusiveMinimum}${isCapped ? `, at most ${grouped(maximum)}` : ''}`;
  if (minimum === undefined || minimum < -Number.MAX_SAFE_INTEGER + 1)
    return isCapped ? `, at most ${grouped(maximum)}` : '';
  return isCapped ? `, ${grouped(minimum)} to ${grouped(maximum)}` : `, ${grouped(minimum)} or more`;
}

const grouped = (value: number): string => value.toLocaleString('en');
