/** An email ready to be sent. `replyTo` is the address of the person who wrote it, if any. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Message-ID by which its delivery is later proven; by default it is derived from the content. */
  messageId?: string;
  /** Extra headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** Outcome of a delivery: accepted, or permanently refused because of the address or for another reason. */
type Delivery = 'taken' | 'address-refused' | 'email-refused';

/** Delivers one email now, or throws so that the queue retries. */
export type Mail = { deliver(email: Email): Promise<Delivery> };

/**
 * Headers for one-click unsubscribing: a mail program sends a POST to the URL at once (RFC 8058), so the URL
 * must contain all that is needed. A GET of it must change nothing.
 */
export function listUnsubscribe(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
