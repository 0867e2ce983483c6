import { getTermsNotice } from '../../features/terms-notices/contract.ts';
import { loadForRole } from '../pages/admin/load-for-role.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { emailFrame } from './email-frame.ts';

export async function loader({ context, params, url }: RouteArgs<'notice'>) {
  const { html } = await loadForRole(url, context, getTermsNotice, { params: { id: params.notice } });
  return emailFrame(html);
}
