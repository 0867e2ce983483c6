import type { Email } from 'postal-mime';

/** 256 random bits, as a key in a link is written; the long names of listings have no capitals. */
const key = /(?=[\w-]*[A-Z])[\w-]{43,}/g;

/**
 * What a log must not know and does: addresses that emails went to, their PINs, and whatever makes a link in them work
 * for its reader alone.
 */
export function leaksInto(log: string, emails: readonly Email[]): string[] {
  const addresses = emails.flatMap(({ to = [] }) => to.flatMap(({ address }) => address ?? []));
  const pins = emails.flatMap(({ subject = '' }) => /^\d{6}(?= )/.exec(subject)?.[0] ?? []);
  const links = emails.flatMap(({ text = '' }) => text.match(/https?:\/\/[^\s<>"]+/g) ?? []);
  const known = [...addresses, ...links.flatMap((link) => link.match(key) ?? [])];
  return [
    ...new Set(known.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))),
    ...new Set(pins.filter((pin) => new RegExp(`(?<![\\w.-])${pin}(?![\\w-])`).test(log))),
  ];
}
