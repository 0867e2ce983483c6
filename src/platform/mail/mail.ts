/** An email ready to go. `replyTo` is the one who wrote, when it is a person. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The identity it is proven by later; without one it is made of the content. */
  messageId?: string;
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** What became of an email: taken, or refused for good because of its address, or because of anything else. */
type Delivery = 'taken' | 'address-refused' | 'email-refused';

/** Delivers one email now, or throws so that the queue tries again later. */
export type Mail = { deliver(email: Email): Promise<Delivery> };

/**
 * Headers by which a mail program signs its reader off: it sends a POST to the address at once (RFC 8058),
 * so the address must carry all that is needed. A GET of it must change nothing.
 */
export function listUnsubscribe(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
