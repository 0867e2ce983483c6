import type { Email } from 'postal-mime';

/** Shorter parts of an address are words and numbers. */
const shortestSecret = 20;

/**
 * What a log must not know and does: addresses that emails went to, their PINs, and whatever makes a link in them work
 * for its reader alone.
 */
export function leaksInto(log: string, emails: readonly Email[]): string[] {
  const addresses = emails.flatMap(({ to = [] }) => to.flatMap(({ address }) => address ?? []));
  const pins = emails.flatMap(({ subject = '' }) => /^\d{6}(?= )/.exec(subject)?.[0] ?? []);
  const links = emails.flatMap(({ text = '' }) => text.match(/https?:\/\/[^\s<>"]+/g) ?? []);
  const tokens = links.flatMap((link) => [...new URL(link).searchParams.values()]);
  const known = [...addresses, ...tokens.filter(({ length }) => length >= shortestSecret)];
  return [
    ...new Set(known.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))),
    ...new Set(pins.filter((pin) => new RegExp(`(?<![\\w.-])${pin}(?![\\w-])`).test(log))),
  ];
}
