import { redirect } from 'react-router';
import { referralCode } from '../../features/referrals/contract.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { readForm } from '../read-form.ts';
import { refCodeCookie } from '../referral/ref-code.ts';
import { servicesContext } from '../services.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { homeUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Stores the invitation code with the visitor's consent; an empty code declines it. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const code = referralCode.safeParse(fieldText(fields, 'rc'));
  const to = safeNext(fieldText(fields, 'back'), homeUrl);
  if (fieldText(fields, 'answer') === 'ne') throw redirect(`${to}${to.includes('?') ? '&' : '?'}rc=`);
  if (!code.success) throw redirect(to);
  const cookie = refCodeCookie(code.data, context.get(servicesContext).secureCookies);
  throw redirect(to, { headers: { 'set-cookie': cookie } });
}

/** The form's URL was opened directly. */
export function loader() {
  throw redirect(homeUrl);
}
