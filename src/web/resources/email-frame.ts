/** What a mail program shows: inline styles, no scripts, pictures of our own; in a frame of the administration. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'`;

/** The HTML twin of an email as it will arrive, for a frame. */
export const emailFrame = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  });
