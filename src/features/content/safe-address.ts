const own = 'https://own.invalid';
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** An address that a link may have, written out as a browser reads it; nothing for one that could run a script. */
export function safeLink(address: string): string | undefined {
  if (!URL.canParse(address, own)) return undefined;
  const url = new URL(address, own);
  if (url.origin === own) return address.startsWith('#') ? url.hash : url.pathname + url.search + url.hash;
  return protocols.includes(url.protocol) ? url.href : undefined;
}

/** A picture's address; only our own pictures are shown, so that no page asks anybody else. */
export function safePicture(address: string): string | undefined {
  const safe = safeLink(address);
  return safe?.startsWith('/') && !safe.startsWith('//') ? safe : undefined;
}

/** Whether a link leaves the site. */
export const leaves = (address: string): boolean => /^https?:/.test(address);
