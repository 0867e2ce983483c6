import { createTransport } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { imapServer } from '../../../../test/imap-server.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { readConfig } from '../../../config.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { stopMessages } from '../mark-conversation.ts';
import { pollMailbox } from './poll-mailbox.ts';
import { receiveEmail } from './receive-email.ts';
import { relayRoutes } from './webhook.ts';

const secret = 'sixteen or more letters';
const plain = await testPlatform();
const config = {
  ...plain.config,
  ...pickRelay(readConfig({ RELAY_ADDRESS: 'odpoved@bazar.example', RELAY_SECRET: secret })),
};
function pickRelay({ relay }: { relay?: typeof plain.config.relay }) {
  return { relay };
}
const platform = { ...plain, config };
await loadTowns(platform);
const { viewerOf, ask: askAbout, answer, shown, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;

let seller: Viewer;
let listingId: number;
beforeEach(async () => {
  platform.clock.advance(2 * hour);
  seller = await newAdvertiser(platform);
  listingId = await addListing(platform, seller);
  await platform.runJobs();
  platform.emails.length = 0;
});

/** Someone has asked; returns the email the seller gets, and the seller's view of the conversation. */
async function asked(email = freshEmail(), viewer?: Viewer) {
  await askAbout(listingId, { email, viewer, client: email });
  await platform.runJobs();
  const mail = platform.emails.findLast(({ to }) => to === seller.email);
  return { email, id: await onlyId(seller), replyTo: mail?.replyTo ?? '' };
}

type Sent = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];
let count = 0;
/** Raw MIME of an email, as a mail program would send it. */
async function mimeOf(sent: Sent): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const messageId = `<${(count += 1)}@example.cz>`;
  const { message } = await transport.sendMail({ subject: 'Re: Nová zpráva', messageId, ...sent });
  return Buffer.isBuffer(message) ? message : Buffer.from('');
}
const receive = async (sent: Sent) => receiveEmail(platform, await mimeOf(sent));
const textsOf = async (viewer: Viewer, id: string) =>
  (await shown(viewer, id)).messages.map(({ text }) => text);
const mailedTo = async (email: string) => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email);
};

describe('an email about a message', () => {
  it('accepts replies by a relay address and discloses neither side’s address', async () => {
    const { email, id, replyTo } = await asked();
    expect(replyTo).toMatch(/^odpoved\+[0-9a-f]{32}b[0-9a-f]{16}@bazar\.example$/);
    await answer(seller, id, 'Je volná.');
    const [, toAsker] = await mailedTo(email);
    expect(toAsker?.replyTo).toMatch(/^odpoved\+/);
    expect(toAsker?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
    for (const mail of platform.emails) {
      const other = mail.to === email ? seller.email : email;
      expect(JSON.stringify(mail)).not.toContain(other);
    }
    expect(await shown(seller, id)).toMatchObject({ mailsAddress: false, hasAccount: false });
  });
});

describe('a reply by email', () => {
  it('from either side is added to the conversation and emailed to the other, without the quote', async () => {
    const { email, id, replyTo } = await asked();
    const quote = '\n\nDne po 4. 5. 2026 v 12:00 odesílatel Florbalový bazar napsal:\n> Je hůl ještě k mání?';
    expect(await receive({ from: seller.email, to: replyTo, text: `Je, přijď v úterý.${quote}` })).toBe(
      'delivered',
    );
    const back = (await mailedTo(email)).at(-1);
    expect(back?.text).toContain('> Je, přijď v úterý.');
    const html =
      '<p>Přijdu v <b>šest</b>.</p><div class="gmail_quote">po 4. 5. 2026 v 12:00 odesílatel X napsal:<blockquote>Je</blockquote></div>';
    expect(await receive({ from: `Eva <${email}>`, to: back?.replyTo, html })).toBe('delivered');
    expect(await textsOf(seller, id)).toEqual([
      'Je hůl ještě k mání?',
      'Je, přijď v úterý.',
      'Přijdu v šest.',
    ]);
    const { messages } = await shown(seller, id);
    expect(messages.at(-1)).toMatchObject({ own: false, byEmail: true, unproven: false });
    expect((await mailedTo(seller.email)).at(-1)?.subject).toContain('Nová zpráva');
  });

  it('from an account holder belongs to the account', async () => {
    const buyer = await viewerOf(freshEmail());
    const { id } = await asked(buyer.email, buyer);
    await answer(seller, id, 'Je volná.');
    const replyTo = (await mailedTo(buyer.email)).at(-1)?.replyTo;
    expect(await receive({ from: buyer.email, to: replyTo, text: 'Beru.' })).toBe('delivered');
    expect((await shown(buyer, id)).messages.at(-1)).toMatchObject({
      own: true,
      text: 'Beru.',
      byEmail: true,
    });
  });

  it('delivered twice is stored once, even concurrently', async () => {
    const { id, replyTo } = await asked();
    const mime = await mimeOf({ from: seller.email, to: replyTo, text: 'Je.' });
    const both = await Promise.all([receiveEmail(platform, mime), receiveEmail(platform, mime)]);
    expect(both.toSorted()).toEqual(['delivered', 'known']);
    expect(await receiveEmail(platform, mime)).toBe('known');
    expect(await textsOf(seller, id)).toEqual(['Je hůl ještě k mání?', 'Je.']);
  });

  it.each([
    ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an absence note of an old program', { headers: { Precedence: 'auto_reply' } }],
    ['a mailing list', { headers: { 'List-Id': '<hraci.example.cz>' } }],
    ['a bounce', { headers: { 'Return-Path': '<>' } }],
    ['a forgery', { headers: { 'Authentication-Results': 'mx.bazar.example; spf=fail; dmarc=fail' } }],
  ])('is ignored without any notification when it is %s', async (_, more) => {
    const { id, replyTo } = await asked();
    platform.emails.length = 0;
    expect(await receive({ from: seller.email, to: replyTo, text: 'Jsem na dovolené.', ...more })).toBe(
      'ignored',
    );
    expect(await textsOf(seller, id)).toHaveLength(1);
    await platform.runJobs();
    expect(platform.emails).toEqual([]);
  });

  it('from another mailbox is refused, and only the conversation’s mailbox is notified', async () => {
    const { id, replyTo } = await asked();
    platform.emails.length = 0;
    expect(await receive({ from: 'cizi@example.cz', to: replyTo, text: 'Je.' })).toBe('refused');
    expect(await textsOf(seller, id)).toHaveLength(1);
    expect(await mailedTo('cizi@example.cz')).toEqual([]);
    const [notice] = await mailedTo(seller.email);
    expect(notice).toMatchObject({
      subject: 'Tvoje odpověď nedorazila',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(notice?.text).toContain(`Odpověz z adresy ${seller.email}`);
    expect(notice?.text).not.toContain('Je.');
  });

  it.each([
    ['empty', { text: '> Je volná?' }, 'Nenašli jsme v ní žádný tvůj text.'],
    ['too long', { text: 'a'.repeat(2001) }, 'Je delší než 2000 znaků.'],
    [
      'only files',
      { text: '', attachments: [{ filename: 'cepel.jpg', content: 'x' }] },
      'Byly v ní jen přílohy',
    ],
  ])('that is %s is refused with the reason', async (_, sent, reason) => {
    const { id, replyTo } = await asked();
    expect(await receive({ from: seller.email, to: replyTo, ...sent })).toBe('refused');
    expect(await textsOf(seller, id)).toHaveLength(1);
    expect((await mailedTo(seller.email)).at(-1)?.text).toContain(reason);
  });

  it('with 20 MB of files is delivered without them, and its sender is notified', async () => {
    const { id, replyTo } = await asked();
    const attachments = [{ filename: 'video.mp4', content: Buffer.alloc(20 * 1024 * 1024, 7) }];
    expect(await receive({ from: seller.email, to: replyTo, text: 'Posílám.', attachments })).toBe(
      'delivered',
    );
    expect(await textsOf(seller, id)).toEqual(['Je hůl ještě k mání?', 'Posílám.']);
    expect((await mailedTo(seller.email)).at(-1)?.subject).toBe('Přílohy nedorazily');
  });

  it('is refused as on the site when messages are stopped', async () => {
    const buyer = await viewerOf(freshEmail());
    const { id, replyTo } = await asked(buyer.email, buyer);
    await stopMessages(platform, buyer, { id, stopped: true });
    expect(await receive({ from: seller.email, to: replyTo, text: 'Je.' })).toBe('refused');
    expect((await mailedTo(seller.email)).at(-1)?.text).toContain('další zprávy nepřeje');
  });

  it('from a blocked account is ignored', async () => {
    const { id, replyTo } = await asked();
    const blocked = platform.db.updateTable('advertisers').where('id', '=', seller.advertiserId);
    await blocked.set({ blocked_at: platform.clock.now() }).execute();
    expect(await receive({ from: seller.email, to: replyTo, text: 'Je.' })).toBe('ignored');
    expect(await textsOf(seller, id)).toHaveLength(1);
  });

  it('to an invented address, or without a valid format, is ignored', async () => {
    await asked();
    const made = `odpoved+${'0'.repeat(32)}a${'0'.repeat(16)}@bazar.example`;
    expect(await receive({ from: seller.email, to: made, text: 'Je.' })).toBe('ignored');
    for (const junk of [
      '',
      '\0\0\0',
      'Content-Type: multipart/mixed; boundary="x"\n\n--x\n--x',
      'a'.repeat(10_000),
    ])
      expect(await receiveEmail(platform, Buffer.from(junk))).toBe('ignored');
  });

  it('with broken MIME is parsed as far as possible', async () => {
    const { id, replyTo } = await asked();
    const broken = [
      `From: ${seller.email}`,
      `To: ${replyTo}`,
      'Message-ID: <broken@example.cz>',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=windows-1250',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'P=F8ij=EF v =FAter=FD.',
    ].join('\r\n');
    expect(await receiveEmail(platform, Buffer.from(broken))).toBe('delivered');
    expect((await textsOf(seller, id)).at(-1)).toBe('Přijď v úterý.');
  });
});

describe('the webhook accepts a reply', () => {
  const app = relayRoutes(platform);
  const hand = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/', {
      method: 'POST',
      body,
      headers: { authorization: `Basic ${Buffer.from(`relay:${secret}`).toString('base64')}`, ...headers },
    });
  const formWith = (name: string, value: string) => {
    const form = new FormData();
    form.set(name, value);
    return form;
  };

  it.each([
    ['as it is', (mime: string) => hand(mime, { 'content-type': 'message/rfc822' })],
    [
      'in JSON',
      (mime: string) => hand(JSON.stringify({ RawEmail: mime }), { 'content-type': 'application/json' }),
    ],
    ['in a form', (mime: string) => hand(formWith('email', mime))],
    ['in a short form', (mime: string) => hand(new URLSearchParams({ 'body-mime': mime }))],
    ['with a bearer token', (mime: string) => hand(mime, { authorization: `Bearer ${secret}` })],
  ])('%s', async (_, handOver) => {
    const { id, replyTo } = await asked();
    const mime = await mimeOf({ from: seller.email, to: replyTo, text: 'Ještě je, přijď.' });
    const response = await handOver(mime.toString());
    expect([response.status, await response.json()]).toEqual([200, { received: 'delivered' }]);
    expect((await textsOf(seller, id)).at(-1)).toBe('Ještě je, přijď.');
  });

  it('but nothing without the secret or without an email', async () => {
    expect((await app.request('/', { method: 'POST', body: 'x' })).status).toBe(401);
    expect((await hand('x', { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await hand('')).status).toBe(422);
    expect((await hand('{', { 'content-type': 'application/json' })).status).toBe(422);
    expect((await hand(Buffer.alloc(31 * 1024 * 1024))).status).toBe(413);
    expect((await relayRoutes(plain).request('/', { method: 'POST', body: 'x' })).status).toBe(404);
  });
});

describe('a mailbox of replies', () => {
  const withMailbox = (url: string) => ({
    ...platform,
    config: { ...config, relay: { address: 'odpoved@bazar.example', secret, imapUrl: url } },
  });

  it('is emptied into conversations', async () => {
    const { id, replyTo } = await asked();
    const server = await imapServer([
      await mimeOf({ from: seller.email, to: replyTo, text: 'První.' }),
      await mimeOf({ from: 'spam@example.cz', to: 'odpoved@bazar.example', text: 'Kup si to.' }),
      await mimeOf({ from: seller.email, to: replyTo, text: 'Druhá.' }),
    ]);
    await pollMailbox(withMailbox(server.url));
    expect(await textsOf(seller, id)).toEqual(['Je hůl ještě k mání?', 'První.', 'Druhá.']);
    expect(server.left()).toBe(0);
  });

  it('keeps an email that could not be stored until the next run', async () => {
    const { id, replyTo } = await asked();
    const server = await imapServer([await mimeOf({ from: seller.email, to: replyTo, text: 'Počká.' })]);
    const away = { ...withMailbox(server.url), queue: { add: () => Promise.reject(new Error('gone')) } };
    await pollMailbox(away);
    expect([await textsOf(seller, id), server.left()]).toEqual([['Je hůl ještě k mání?'], 1]);
    await pollMailbox(withMailbox(server.url));
    expect([(await textsOf(seller, id)).at(-1), server.left()]).toEqual(['Počká.', 0]);
  });

  it('that is unreachable causes no error', async () => {
    await expect(pollMailbox(withMailbox('imap://a:b@127.0.0.1:9'))).resolves.toBeUndefined();
  });
});
