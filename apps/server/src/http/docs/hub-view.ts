import { type HubDocument, SCHEMAS } from '@slumberfell/protocol/docs';
import { type Html, html, prose } from './html.ts';
import { typeView } from './type-view.ts';

/** Names of the event types that the section of the hub shows. */
export const eventNames = ({ components }: HubDocument): string[] =>
  (components.schemas.GameEvent?.oneOf ?? []).map(({ $ref = '' }) => $ref.replace(SCHEMAS, ''));

/** The HTML of the section of the hub: how to connect, its messages, and every event of a frame. */
export function hubView(hub: HubDocument): Html {
  const { info, channels, components } = hub;
  const messages = Object.values(components.messages).map(({ name, summary, payload }) => {
    const type = payload.$ref?.replace(SCHEMAS, '') ?? '';
    return html`<article id="message-${name}">
<h3><a href="#message-${name}"><span class="method">PUSH</span> <code>${name}</code></a></h3>
${prose(summary)}
<p>Holds <a href="#type-${type}">${type}</a>.</p>
</article>`;
  });
  const events = eventNames(hub).map((name) => typeView(name, components.schemas[name] ?? {}));
  return html`<section aria-labelledby="hub">
<h2 id="hub">The hub <code>${channels.player.address}</code></h2>
${prose(info.description)}
${messages}
</section>
<section aria-labelledby="events">
<h2 id="events">Events of a frame</h2>
${events}
</section>`;
}
