import { redirect } from 'react-router';
import { referralCode } from '../../features/referrals/contract.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { readForm } from '../read-form.ts';
import { refCodeCookie } from '../referral/ref-code.ts';
import { servicesContext } from '../services.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { homeUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** The visitor agrees that the code they came by is stored, or wants it deleted: an empty code ends its travelling. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const code = referralCode.safeParse(fieldText(fields, 'rc'));
  const to = safeNext(fieldText(fields, 'back'), homeUrl);
  if (fieldText(fields, 'answer') === 'ne') throw redirect(`${to}${to.includes('?') ? '&' : '?'}rc=`);
  if (!code.success) throw redirect(to);
  const cookie = refCodeCookie(code.data, context.get(servicesContext).secureCookies);
  throw redirect(to, { headers: { 'set-cookie': cookie } });
}

/** Somebody typed the address of the form. */
export function loader() {
  throw redirect(homeUrl);
}
