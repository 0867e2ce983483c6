import { getNewsletterIssue } from '../../features/newsletter/contract.ts';
import { loadAsAdmin } from '../pages/admin/load-as-admin.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { emailFrame } from './email-frame.ts';

export async function loader({ context, params, url }: RouteArgs<'issue'>) {
  const { html } = await loadAsAdmin(url, context, getNewsletterIssue, { params: { id: params.issue } });
  return emailFrame(html);
}
