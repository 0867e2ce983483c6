import { getNewsletterIssue } from '../../features/newsletter/contract.ts';
import { loadForRole } from '../pages/admin/load-for-role.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { emailFrame } from './email-frame.ts';

export async function loader({ context, params, url }: RouteArgs<'issue'>) {
  const { html } = await loadForRole(url, context, getNewsletterIssue, { params: { id: params.issue } });
  return emailFrame(html);
}
