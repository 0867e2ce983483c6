import { getEmailSpecimen } from '../../features/emails/contract.ts';
import { loadAsAdmin } from '../pages/admin/load-as-admin.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { emailFrame } from './email-frame.ts';

export async function loader({ context, params, url }: RouteArgs<'name' | 'specimen'>) {
  const theme = url.searchParams.get('vzhled') === 'tmavy' ? 'dark' : 'light';
  const { html } = await loadAsAdmin(url, context, getEmailSpecimen, { params, query: { theme } });
  return emailFrame(html);
}
