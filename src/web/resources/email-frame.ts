/** What mail clients allow: inline styles, no scripts, own images; framed by the administration only. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'`;

/** The HTML part of an email, for a frame. */
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
