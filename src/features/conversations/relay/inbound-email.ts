import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';

/** The parts of an email to a relay address that a reply needs. */
export type InboundEmail = {
  /** In lowercase; undefined unless there is exactly one sender. */
  from: string | undefined;
  /** Raw headers with the delivery address. */
  deliveredTo: string;
  /** Stable across repeated deliveries of the same email. */
  identity: string;
  /** Written by a program: an absence note, a bounce, a mailing list. Replying would create a loop. */
  automatic: boolean;
  /** The receiving mail server found that its sender did not send it (DMARC). */
  forged: boolean;
  /** Including quoted text. */
  text: string;
  hasFiles: boolean;
};

/** Maximum bytes parsed: text precedes attachments, which are not accepted. */
export const readBytes = 2 * 1024 * 1024;
/** Maximum characters of HTML converted to text: personal emails are far shorter. */
const htmlLimit = 500_000;

const recipientHeaders = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'x-forwarded-to',
  'envelope-to',
  'x-envelope-to',
]);

/** Parses an email; broken MIME as far as possible. Undefined for anything that is not an email. */
export async function readEmail(source: Buffer): Promise<InboundEmail | undefined> {
  const options = { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: htmlLimit };
  const parsed = await simpleParser(source.subarray(0, readBytes), options).catch(() => undefined);
  if (!parsed) return undefined;
  const senders = parsed.from?.value.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])) ?? [];
  const lines = parsed.headerLines.filter(({ key }) => recipientHeaders.has(key));
  return {
    from: senders.length === 1 ? senders[0] : undefined,
    deliveredTo: lines.map(({ line }) => line).join('\n'),
    identity: createHash('sha256')
      .update(parsed.messageId ?? source)
      .digest('hex'),
    automatic: isAutomatic(parsed),
    forged: isForged(parsed),
    text: parsed.text ?? '',
    hasFiles: parsed.attachments.some(({ related }) => !related),
  };
}

/** Headers that mark automatic emails: RFC 3834, and earlier conventions. */
const automaticHeaders: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(bulk|junk|list|auto_reply)\b/i,
  'x-autoreply': /^/,
  'x-autorespond': /^/,
  'list-id': /^/,
  'list-unsubscribe': /^/,
  'return-path': /^<\s*>$/,
  'content-type': /^multipart\/report\b/i,
};

const isAutomatic = ({ headerLines }: ParsedMail): boolean =>
  headerLines.some(({ key, line }) => automaticHeaders[key]?.test(line.slice(line.indexOf(':') + 1).trim()));

/**
 * Only the topmost verdict is our own mail server's (RFC 8601); those below it may be written by the sender, but
 * can only harm them.
 */
function isForged({ headerLines }: ParsedMail): boolean {
  const verdict = headerLines.find(({ key }) => key === 'authentication-results');
  return verdict !== undefined && /\bdmarc=fail\b/i.test(verdict.line);
}
