import { html, raw } from 'hono/html';
import type { Config } from '../../config.ts';
import { formatParty } from '../../contract/czech.ts';
import { keepUnits, typeset } from '../../contract/typography.ts';
import { emailLandingUrl } from '../../contract/urls.ts';
import type { Email } from './mail.ts';

/** One part of an email. HTML and plain text are rendered from the same parts. */
export type EmailPart =
  | { text: string }
  /** A code to copy, on a line of its own. */
  | { code: string }
  /** A quote of somebody else's words; line breaks are preserved. */
  | { quote: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** The main button; the URL is also shown as text, for mail programs that hide links. */
  | { action: string; url: string }
  /** A list of links, each with a line of facts. */
  | { things: readonly { name: string; note: string; url: string }[] }
  /** A secondary link in small print. */
  | { link: string; url: string }
  /** Smaller print: advice or an explanation. */
  | { note: string }
  /** An important warning, shown in a box. */
  | { warning: string }
  /**
   * A longer text given in both HTML and plain text; the HTML must be safe and have its own inline styles.
   */
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
  // Autoresponders must not answer us, except when a person's own words are sent and a reply goes to that
  // person (RFC 3834).
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
 * The URL of a page for an email. It goes through a landing page of our own origin that redirects by itself:
 * the session cookie is SameSite Strict, so a visitor coming straight from a webmail would appear signed out.
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
  if ('warning' in part) return part.warning;
  return 'prose' in part ? part.prose.text : part.note;
}

function plainFooter(sender: Sender): string {
  return `--\n${formatParty(sender.operator)}\n${sender.appUrl}\nPotřebuješ poradit? Napiš na ${sender.contactEmail}`;
}

/** The preview line in a mailbox's list: a warning, a quote, or else the first sentence. */
function preheader(parts: readonly EmailPart[]): string {
  const first =
    parts.find((part) => 'warning' in part) ??
    parts.find((part) => 'quote' in part) ??
    parts.find((part) => !('note' in part || 'code' in part));
  return first === undefined
    ? ''
    : plainPart(first)
        .replaceAll(/^[>*] |\s+/gm, ' ')
        .trim()
        .slice(0, 140);
}

/** Inline styles of the light theme: many mail programs ignore style sheets. */
const style = {
  body: 'margin:0;padding:24px 12px;background:#f6f7f4;color:#0f1c1e;font:16px/1.5 Arial,Helvetica,sans-serif',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  sheet:
    'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe3de;border-radius:12px',
  brand: 'margin:0 0 20px;color:#00535c;font-weight:bold',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.25;overflow-wrap:anywhere',
  text: 'margin:0 0 16px;overflow-wrap:anywhere',
  code: 'margin:0 0 16px;padding:14px;background:#eaf4f4;border-radius:8px;font:bold 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;text-align:center',
  quote:
    'margin:0 0 16px;padding:4px 0 4px 14px;border-left:4px solid #74bcc2;white-space:pre-wrap;overflow-wrap:anywhere',
  rows: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:3px 16px 3px 0;text-align:left;font-weight:normal;color:#566366;vertical-align:top',
  value: 'padding:3px 0;vertical-align:top;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;background:#00656f;color:#ffffff;border-radius:8px;font-weight:bold;text-decoration:none',
  address: 'margin:-8px 0 16px;font-size:13px;line-height:1.4;color:#566366;overflow-wrap:anywhere',
  note: 'margin:0 0 16px;font-size:14px;color:#37474a;overflow-wrap:anywhere',
  warning:
    'margin:0 0 16px;padding:12px 14px;background:#fdf3dc;border:1px solid #d9a441;border-radius:8px;overflow-wrap:anywhere',
  things: 'margin:0 0 16px;border-top:1px solid #dfe3de',
  thing: 'margin:0;padding:10px 0;border-bottom:1px solid #dfe3de;overflow-wrap:anywhere',
  name: 'color:#00535c;font-weight:bold',
  facts: 'font-size:14px;color:#37474a',
  aside: 'color:#37474a',
  footer: 'max-width:560px;margin:16px auto 0;font-size:13px;color:#566366;overflow-wrap:anywhere',
  contact: 'color:#566366',
};

const darkOnly = '@media (prefers-color-scheme:dark)';

/** The dark theme, for mail programs that support style sheets; others show the light one. */
const darkStyles = `
  .body{background:#0b1416!important;color:#eaf0ee!important}
  .sheet{background:#132023!important;border-color:#26373b!important}
  .brand,.sheet a{color:#6fcfd5!important}
  .sheet a.button{background:#58c4cb!important;color:#04181b!important}
  .code,.sheet pre{background:#12353a!important}
  .sheet blockquote{border-color:#2f7a82!important}
  .warning{background:#33260c!important;border-color:#7d5d1f!important}
  .things,.thing,.sheet hr{border-color:#26373b!important}
  .note,.facts,.sheet a.aside{color:#bccaca!important}
  .label,.address,.footer,.footer a{color:#97a7a8!important}`;

/** An email rendered in one theme, whatever the browser prefers. */
export const inTheme = (content: string, theme: 'light' | 'dark'): string =>
  content.replace(darkOnly, theme === 'dark' ? '@media all' : '@media not all');

/**
 * Our sentences in HTML, with Czech typography; plain text stays unchanged, because its reader wraps and
 * searches it. A word joiner keeps „e-mail“ on one line.
 */
const flow = (sentence: string): string =>
  typeset(sentence).replaceAll(/(?<![\p{L}\d])(e)-(?=mail)/giu, '$1-\u2060');

const look = (name: keyof typeof style) => raw(`class="${name}" style="${style[name]}"`);

function htmlPart(part: EmailPart) {
  if ('text' in part) return html`<p ${look('text')}>${flow(part.text)}</p>`;
  if ('code' in part) return html`<p ${look('code')}>${part.code}</p>`;
  if ('quote' in part) return html`<blockquote ${look('quote')}>${part.quote}</blockquote>`;
  if ('rows' in part) {
    const rows = part.rows.map(
      ([label, value]) =>
        html`<tr>
          <th scope="row" ${look('label')}>${flow(label)}</th>
          <td ${look('value')}>${value}</td>
        </tr>`,
    );
    return html`<table ${look('rows')}>
      ${rows}
    </table>`;
  }
  if ('action' in part) {
    return html`<p ${look('text')}><a href="${part.url}" ${look('button')}>${flow(part.action)}</a></p>
      <p ${look('address')}>${part.url}</p>`;
  }
  if ('things' in part) {
    const things = part.things.map(
      ({ name, note, url }) =>
        html`<p ${look('thing')}>
          <a href="${url}" ${look('name')}>${keepUnits(name)}</a><br />
          <span ${look('facts')}>${flow(note)}</span>
        </p>`,
    );
    return html`<div ${look('things')}>${things}</div>`;
  }
  if ('link' in part) {
    return html`<p ${look('note')}><a href="${part.url}" ${look('aside')}>${flow(part.link)}</a></p>`;
  }
  if ('warning' in part) return html`<p ${look('warning')}>${flow(part.warning)}</p>`;
  if ('prose' in part) return raw(part.prose.html);
  return html`<p ${look('note')}>${flow(part.note)}</p>`;
}

function page(sender: Sender, draft: EmailDraft) {
  return html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${draft.subject}</title>
        ${raw(`<style>:root{color-scheme:light dark}${darkOnly}{${darkStyles}}</style>`)}
      </head>
      <body ${look('body')}>
        <div ${look('preheader')}>${preheader(draft.parts)}</div>
        <div ${look('sheet')}>
          <p ${look('brand')}>Florbalový bazar</p>
          <h1 ${look('heading')}>${flow(draft.heading)}</h1>
          ${draft.parts.map(htmlPart)}
        </div>
        <p ${look('footer')}>
          ${formatParty(sender.operator)}<br />
          <a href="${sender.appUrl}" ${look('contact')}>${sender.appUrl}</a><br />
          Potřebuješ poradit? Napiš na
          <a href="mailto:${sender.contactEmail}" ${look('contact')}>${sender.contactEmail}</a>
        </p>
      </body>
    </html> `;
}
