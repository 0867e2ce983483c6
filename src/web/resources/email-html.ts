import { getEmailSpecimen } from '../../features/emails/contract.ts';
import { loadForRole } from '../pages/admin/load-for-role.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { emailFrame } from './email-frame.ts';

export async function loader({ context, params, url }: RouteArgs<'name' | 'specimen'>) {
  const theme = url.searchParams.get('vzhled') === 'tmavy' ? 'dark' : 'light';
  const { html } = await loadForRole(url, context, getEmailSpecimen, { params, query: { theme } });
  return emailFrame(html);
}
