import type { Email } from 'postal-mime';

/** A key of a link, 256 random bits in base64url; slugs of listings have no capitals. */
const key = /(?=[\w-]*[A-Z])[\w-]{43,}/g;

/** Secrets that a log must not contain, but does: recipients' addresses, their PINs, and keys of links in emails. */
export function findLeaks(log: string, emails: readonly Email[]): string[] {
  const addresses = emails.flatMap(({ to = [] }) => to.flatMap(({ address }) => address ?? []));
  const pins = emails.flatMap(({ subject = '' }) => /^\d{6}(?= )/.exec(subject)?.[0] ?? []);
  const links = emails.flatMap(({ text = '' }) => text.match(/https?:\/\/[^\s<>"]+/g) ?? []);
  const known = [...addresses, ...links.flatMap((link) => link.match(key) ?? [])];
  return [
    ...new Set(known.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))),
    ...new Set(pins.filter((pin) => new RegExp(`(?<![\\w.-])${pin}(?![\\w-])`).test(log))),
  ];
}
