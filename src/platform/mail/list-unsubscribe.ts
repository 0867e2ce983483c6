/**
 * Headers by which a mail program signs its reader off: it sends a POST to the address at once (RFC 8058),
 * so the address must carry all that is needed. A GET of it must change nothing.
 */
export function listUnsubscribe(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
