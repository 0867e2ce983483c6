/** Whether a network address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return /^(::1|127(\.\d{1,3}){3}|::ffff:127(\.\d{1,3}){3})$/.test(address ?? '');
}

/** Whether a web address can be opened on this machine only. */
export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/^\[|\]$/g, ''));
}
