import { describe, expect, it } from 'vitest';
import { composeMail } from './template.ts';
import { senderOf } from './transport-for.ts';

const LETTER = {
  subject: 'A & B',
  paragraphs: ['One <b>', 'Two'],
  action: { label: 'Open it', link: 'https://play.example.org/x?a=1&b=2' },
  afterwards: ['Good night.'],
};

describe('a letter', () => {
  const mail = composeMail(LETTER, 'ann@example.org', {
    serverTitle: 'The Inn',
    serverName: null,
    origin: 'https://play.example.org',
  });

  it('is formatted as plain text, with the link on a line of its own', () => {
    expect(mail.text).toBe(
      'One <b>\n\nTwo\n\nOpen it:\nhttps://play.example.org/x?a=1&b=2\n\nGood night.\n\n' +
        '-- \nSlumberfell at The Inn · https://play.example.org\n',
    );
  });

  it('is formatted as HTML, with all texts escaped and nothing to fetch', () => {
    expect(mail.html).toContain('One &lt;b&gt;');
    expect(mail.html).toContain('<title>A &amp; B</title>');
    expect(mail.html).toContain('href="https://play.example.org/x?a=1&amp;b=2"');
    expect(mail.html).not.toMatch(/<(img|script|link|style)\b/);
  });
});

describe('a letter of a server with a name of its own', () => {
  const sender = { serverTitle: null, serverName: 'The <Moon>', origin: 'https://play.example.org' };

  it('ends with the name, and still names the game', () => {
    const { text, html } = composeMail(LETTER, 'ann@example.org', sender);
    expect(text).toContain('-- \nThe <Moon>, a Slumberfell server · https://play.example.org\n');
    expect(html).toContain('The &lt;Moon&gt;, a Slumberfell server · https');
    expect(composeMail(LETTER, 'a@example.org', { ...sender, serverTitle: 'Ann' }).text).toContain(
      'The <Moon>, a Slumberfell server by Ann · https',
    );
  });

  it.each([
    ['The Moon', 'Ann', 'The Moon'],
    [null, 'Ann', 'Ann'],
    [null, null, 'Slumberfell'],
  ])('comes from the server name %s before the host name %s', (name, serverTitle, from) => {
    expect(senderOf({ look: { name }, serverTitle, contactEmail: null, publicUrl: null })).toEqual({
      name: from,
      address: 'no-reply@localhost',
    });
  });
});
