import { describe, expect, it } from 'vitest';
import { composeEmail, emailLink } from './email-layout.ts';

const sender = {
  appUrl: 'https://bazar.example',
  contactEmail: 'info@bazar.example',
  operator: { name: 'Jan Novák', id: '12345679', address: 'Brno' },
};
const draft = { to: 'hrac@example.com', subject: 'Zpráva', heading: 'Nová zpráva', parts: [] };

describe('an email', () => {
  it('has the same content in HTML and in plain text', async () => {
    const email = await composeEmail(sender, {
      ...draft,
      parts: [
        { text: 'Ahoj' },
        { code: '012345' },
        { quote: 'první\ndruhý' },
        { rows: [['Telefon', '777 123 456']] },
        { action: 'Otevřít', url: 'https://bazar.example/inzerat/hul-1' },
        { note: 'Nikomu ho neříkej.' },
      ],
    });
    for (const words of [
      'Nová zpráva',
      'Ahoj',
      '012345',
      'druhý',
      '777 123 456',
      '/inzerat/hul-1',
      'Nikomu ho neříkej.',
    ]) {
      expect(email.text).toContain(words);
      expect(email.html).toContain(words);
    }
    expect(email.text).toContain('> první\n> druhý');
  });

  it('names the operator with IČO and seat', async () => {
    const { html, text } = await composeEmail(sender, draft);
    for (const shown of [html, text]) expect(shown).toContain('Jan Novák, IČO\u00a012345679, Brno');
  });

  it('escapes markup typed by people', async () => {
    const email = await composeEmail(sender, {
      ...draft,
      parts: [{ quote: '<img src=x onerror=alert(1)> & "' }],
    });
    expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;');
    expect(email.html).not.toContain('<img');
  });

  it('links to a page through a landing page of our own origin', () => {
    expect(emailLink(sender, '/ucet/moje-inzerce')).toBe(
      'https://bazar.example/moje-inzerce/overeni?dal=/ucet/moje-inzerce',
    );
    expect(emailLink(sender, '/inzerat/a?b=1&c=2')).toMatch(/dal=\/inzerat\/a%3Fb%3D1%26c%3D2$/);
  });

  it('is marked as automatic, unless it contains a person’s own words and a reply goes to them', async () => {
    expect((await composeEmail(sender, draft)).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    const receipt = await composeEmail(sender, { ...draft, headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(receipt.headers).toEqual({ 'Auto-Submitted': 'auto-replied' });
    const written = await composeEmail(sender, { ...draft, replyTo: 'petr@example.cz' });
    expect(written.headers).toEqual({});
  });

  it('joins a subject with line breaks into one line, so that no header can be injected', async () => {
    const email = await composeEmail(sender, { ...draft, subject: 'Hůl\r\nBcc: x@example.com' });
    expect(email.subject).toBe('Hůl Bcc: x@example.com');
  });
});
