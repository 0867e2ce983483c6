import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { isLoopback } from '../loopback.ts';
import type { VisitEnv } from '../http/begin-visit.ts';
import type { Outbox, OutboxEmail } from './outbox.ts';

const shown = 100;

/** Headers that proxies add. A proxy that adds none is detected by the public address, see `createSite`. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * `/posta` shows emails that would have been sent, to a developer on this machine only; for anybody else it
 * is a 404. `policyOf` returns a content policy that allows its styles.
 */
export function outboxRoutes(outbox: Outbox, policyOf: (styles: string) => string): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.use(async (c, next) => {
    const { remoteAddress } = c.env.incoming.socket;
    const viaProxy = proxyHeaders.some((name) => c.req.header(name) !== undefined);
    // A foreign host name that resolves here (DNS rebinding) would let that site read the emails.
    const ownName = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(c.req.url).hostname);
    if (!isLoopback(remoteAddress) || viaProxy || !ownName) return c.notFound();
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  });
  app.get('/', async (c) => {
    c.header('content-security-policy', policyOf(styles));
    return c.html(page(await outbox.newest(shown)));
  });
  app.get('/:id/html', async (c) => {
    const email = await outbox.find(c.req.param('id'));
    if (!email) return c.notFound();
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'none'`,
    );
    return c.html(email.html);
  });
  return app;
}

const page = (emails: readonly OutboxEmail[]) =>
  html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Pošta k odeslání</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <h1>Pošta k odeslání</h1>
        <p>Bazar nemá nastavený poštovní server, proto e-maily zůstávají tady. Nejnovější je nahoře.</p>
        ${emails.length === 0 ? html`<p>Zatím žádný e-mail.</p>` : emails.map(article)}
      </body>
    </html>`;

const article = (email: OutboxEmail) =>
  html`<article>
    <h2>${email.subject}</h2>
    <p class="facts">
      Komu: ${email.to}${email.replyTo ? html` · odpověď: ${email.replyTo}` : ''} ·
      <time datetime="${email.sentAt.toISOString()}"
        >${email.sentAt.toLocaleString('cs-CZ', { timeZone: 'Europe/Prague' })}</time
      >
      ·
      <a href="/posta/${email.id}/html">zobrazit grafickou podobu</a>
    </p>
    <pre>${withLinks(email.text)}</pre>
  </article>`;

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;)])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const styles = `
body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
article { border-top: 1px solid; padding-block: 0.5rem 1rem; }
h2 { margin-bottom: 0; font-size: 1.1rem; }
.facts { margin-block: 0.25rem 0.75rem; font-size: 0.875rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }`;
