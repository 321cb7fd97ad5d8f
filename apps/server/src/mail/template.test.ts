import { describe, expect, it } from 'vitest';
import { composeMail } from './template.ts';

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
