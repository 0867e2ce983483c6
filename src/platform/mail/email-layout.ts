import { html, raw } from 'hono/html';
import type { Config } from '../../config.ts';
import { formatParty } from '../../contract/czech.ts';
import { emailLandingUrl } from '../../contract/urls.ts';
import type { Email } from './mail.ts';

/** One part of an email. HTML and plain text are rendered from the same parts. */
export type EmailPart =
  | { text: string }
  /** A code to copy, alone on its line. */
  | { code: string }
  /** Somebody else's words, line breaks kept. */
  | { quote: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** The one thing to do next; the address itself is shown too, for readers that hide links. */
  | { action: string; url: string }
  /** A list of things to look at, each with a line of facts. */
  | { things: readonly { name: string; note: string; url: string }[] }
  /** A way out or aside, in small print. */
  | { link: string; url: string }
  /** Smaller print: a warning or an explanation. */
  | { note: string }
  /** A longer text with both of its twins made; the HTML must be safe as it is and carry its own styles. */
  | { prose: { html: string; text: string } };

export type EmailDraft = {
  to: string;
  subject: string;
  heading: string;
  parts: readonly EmailPart[];
  replyTo?: string;
  headers?: Record<string, string>;
};

type Sender = Pick<Config, 'appUrl' | 'contactEmail' | 'operator'>;

/** Renders an email in the site's layout. All texts but prose are escaped; line breaks in the subject are removed. */
export async function composeEmail(sender: Sender, draft: EmailDraft): Promise<Email> {
  const { heading, parts, ...envelope } = draft;
  // Answering machines must not answer us; somebody's own words, which a reply goes back to, they may (RFC 3834).
  const automatic: Record<string, string> =
    draft.replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {};
  return {
    ...envelope,
    headers: { ...automatic, ...draft.headers },
    subject: draft.subject.replaceAll(/\s+/g, ' ').trim(),
    text: [heading, ...parts.map(plainPart), plainFooter(sender)].join('\n\n') + '\n',
    html: String(await page(sender, draft)),
  };
}

/**
 * The address of a page for an email. It leads through a page of our own origin that goes on by itself:
 * the sign-in cookie is SameSite Strict, and whoever came straight from a mail page would look signed out.
 */
export function emailLink(sender: Pick<Sender, 'appUrl'>, path: `/${string}`): string {
  return `${sender.appUrl}${emailLandingUrl}?dal=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

function plainPart(part: EmailPart): string {
  if ('text' in part) return part.text;
  if ('code' in part) return `    ${part.code}`;
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('action' in part) return `${part.action}:\n${part.url}`;
  if ('things' in part) {
    return part.things.map(({ name, note, url }) => `* ${name}\n  ${note}\n  ${url}`).join('\n\n');
  }
  if ('link' in part) return `${part.link}:\n${part.url}`;
  return 'prose' in part ? part.prose.text : part.note;
}

function plainFooter(sender: Sender): string {
  return `--\n${formatParty(sender.operator)}\n${sender.appUrl}\nPotřebuješ poradit? Napiš na ${sender.contactEmail}`;
}

/** Colours of the light theme; mail programs know neither custom properties nor style sheets of a site. */
const style = {
  body: 'margin:0;padding:24px 12px;background:#f6f7f4;color:#0f1c1e;font:16px/1.5 Arial,Helvetica,sans-serif',
  sheet:
    'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe3de;border-radius:12px',
  brand: 'margin:0 0 20px;color:#00535c;font-weight:bold',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.25',
  text: 'margin:0 0 16px',
  code: 'margin:0 0 16px;padding:14px;background:#eaf4f4;border-radius:8px;font:bold 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;text-align:center',
  quote:
    'margin:0 0 16px;padding:4px 0 4px 14px;border-left:4px solid #74bcc2;white-space:pre-wrap;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;background:#00656f;color:#ffffff;border-radius:8px;font-weight:bold;text-decoration:none',
  address: 'margin:0 0 16px;font-size:14px;color:#566366;overflow-wrap:anywhere',
  note: 'margin:0 0 16px;font-size:14px;color:#37474a',
  things: 'margin:0 0 16px;border-top:1px solid #dfe3de',
  thing: 'margin:0;padding:10px 0;border-bottom:1px solid #dfe3de;overflow-wrap:anywhere',
  name: 'color:#00535c;font-weight:bold',
  facts: 'font-size:14px;color:#37474a',
  aside: 'color:#37474a',
  label: 'padding:2px 16px 2px 0;text-align:left;font-weight:normal;color:#566366;vertical-align:top',
  footer: 'max-width:560px;margin:16px auto 0;font-size:13px;color:#566366',
};

function htmlPart(part: EmailPart) {
  if ('text' in part) return html`<p style="${style.text}">${part.text}</p>`;
  if ('code' in part) return html`<p style="${style.code}">${part.code}</p>`;
  if ('quote' in part) return html`<blockquote style="${style.quote}">${part.quote}</blockquote>`;
  if ('rows' in part) {
    const rows = part.rows.map(
      ([label, value]) =>
        html`<tr>
          <th scope="row" style="${style.label}">${label}</th>
          <td>${value}</td>
        </tr>`,
    );
    return html`<table style="${style.text}">
      ${rows}
    </table>`;
  }
  if ('action' in part) {
    return html`<p style="${style.text}"><a href="${part.url}" style="${style.button}">${part.action}</a></p>
      <p style="${style.address}">${part.url}</p>`;
  }
  if ('things' in part) {
    const things = part.things.map(
      ({ name, note, url }) =>
        html`<p style="${style.thing}">
          <a href="${url}" style="${style.name}">${name}</a><br />
          <span style="${style.facts}">${note}</span>
        </p>`,
    );
    return html`<div style="${style.things}">${things}</div>`;
  }
  if ('link' in part) {
    return html`<p style="${style.note}"><a href="${part.url}" style="${style.aside}">${part.link}</a></p>`;
  }
  if ('prose' in part) return raw(part.prose.html);
  return html`<p style="${style.note}">${part.note}</p>`;
}

function page(sender: Sender, draft: EmailDraft) {
  return html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${draft.subject}</title>
      </head>
      <body style="${style.body}">
        <div style="${style.sheet}">
          <p style="${style.brand}">Florbalový bazar</p>
          <h1 style="${style.heading}">${draft.heading}</h1>
          ${draft.parts.map(htmlPart)}
        </div>
        <p style="${style.footer}">
          ${formatParty(sender.operator)}<br />
          <a href="${sender.appUrl}">${sender.appUrl}</a><br />
          Potřebuješ poradit? Napiš na <a href="mailto:${sender.contactEmail}">${sender.contactEmail}</a>
        </p>
      </body>
    </html> `;
}
