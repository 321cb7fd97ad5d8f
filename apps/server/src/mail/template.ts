import { escapeHtml } from '../lib/escape-html.ts';
import { GAME_NAME } from '../look/server-look.ts';
import type { Mail } from './mail.ts';

/** The content of a mail, before it is formatted as text and as HTML. */
export interface MailTemplate {
  readonly subject: string;
  /** Paragraphs of plain text, without HTML, before the button (`action`). */
  readonly paragraphs: readonly string[];
  /** The link to open, and the label of its button. Null for a letter without a link. */
  readonly action: { readonly label: string; readonly link: string } | null;
  /** Paragraphs after the button. */
  readonly afterwards: readonly string[];
}

/** The sender, as the last line of a letter names it. */
export interface Sender {
  /** Name of the host, the person who runs the server; null when it is not set. */
  readonly serverTitle: string | null;
  /** The name of the server; null when it has none of its own. */
  readonly serverName: string | null;
  /** Origin of the game, such as `https://play.example.org`. */
  readonly origin: string;
}

/** Formats a letter as plain text and as HTML. */
export function composeMail(letter: MailTemplate, to: string, sender: Sender): Mail {
  return {
    to,
    subject: letter.subject,
    text: textOf(letter, sender),
    html: htmlOf(letter, sender),
    link: letter.action?.link ?? null,
  };
}

function signature({ serverTitle, serverName, origin }: Sender): string {
  const server =
    serverName === null
      ? `${GAME_NAME}${serverTitle === null ? '' : ` at ${serverTitle}`}`
      : `${serverName}, a ${GAME_NAME} server${serverTitle === null ? '' : ` by ${serverTitle}`}`;
  return `${server} · ${origin}`;
}

function textOf({ paragraphs, action, afterwards }: MailTemplate, sender: Sender): string {
  const parts = [...paragraphs, ...(action ? [`${action.label}:\n${action.link}`] : []), ...afterwards];
  return `${parts.join('\n\n')}\n\n-- \n${signature(sender)}\n`;
}

/** Colours and fonts are style attributes: mail programs keep those and remove style sheets. */
function htmlOf({ subject, paragraphs, action, afterwards }: MailTemplate, sender: Sender): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = ({ label, link }: NonNullable<MailTemplate['action']>): string =>
    `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:#2b2350;color:#f6e7c1;` +
    `border:1px solid #c9a45c;border-radius:6px;display:inline-block;padding:12px 24px;text-decoration:none">` +
    `${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;color:#5c5470">Should the button sleep, open this address: ` +
    `<a href="${escapeHtml(link)}" style="color:#5c5470;overflow-wrap:anywhere">${escapeHtml(link)}</a></p>`;
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f4f0e6;color:#241f33;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="font-size:22px;font-weight:normal;margin:0 0 24px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(action ? [button(action)] : []),
    ...afterwards.map(paragraph),
    '<hr style="border:0;border-top:1px solid #d8cfb8;margin:32px 0 16px">',
    `<p style="margin:0;font-size:13px;color:#5c5470">${escapeHtml(signature(sender))}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}
