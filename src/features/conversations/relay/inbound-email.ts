import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';

/** An email that has come to a relay address, as far as a reply needs it. */
export type InboundEmail = {
  /** In lower case; none where the email names no one sender. */
  from: string | undefined;
  /** Headers that say where it was delivered, as they came. */
  deliveredTo: string;
  /** The same email delivered twice has one. */
  identity: string;
  /** A program wrote it: an absence note, a bounce, a mailing list. Answering it would make a loop. */
  automatic: boolean;
  /** The mail server that took it in has found that its sender did not send it. */
  forged: boolean;
  /** With everything quoted. */
  text: string;
  hasFiles: boolean;
};

/** Bytes of an email that are read: words come before files, and files are not taken. */
export const readBytes = 2 * 1024 * 1024;
/** Longest HTML that is read as text, in characters: what people write is far shorter. */
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

/** Reads an email; broken MIME is read as far as it goes, and what is no email at all is nothing. */
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

/** How programs say that they wrote an email: by RFC 3834, and by what was usual before it. */
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

/** Only the topmost verdict is of our own mail server (RFC 8601); a sender can write others below it, and only to their harm. */
function isForged({ headerLines }: ParsedMail): boolean {
  const verdict = headerLines.find(({ key }) => key === 'authentication-results');
  return verdict !== undefined && /\bdmarc=fail\b/i.test(verdict.line);
}
