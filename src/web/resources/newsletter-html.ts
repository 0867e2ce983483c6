import { getNewsletterIssue } from '../../features/newsletter/contract.ts';
import { loadAsAdmin } from '../pages/admin/load-as-admin.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** What a mail program shows: inline styles, no scripts, pictures of our own; shown in a frame of the administration. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'`;

/** The HTML twin of an email as it will arrive. */
export async function loader({ context, params, url }: RouteArgs<'issue'>) {
  const { html } = await loadAsAdmin(url, context, getNewsletterIssue, { params: { id: params.issue } });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  });
}
