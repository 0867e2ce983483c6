import { redirect } from 'react-router';
import { setOwnNewsletter } from '../../features/newsletter/contract.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { loadFromApi } from '../api-client.ts';
import { readForm } from '../read-form.ts';
import { requireUser } from '../signed-in.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { accountUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** The form's URL was opened directly. */
export const loader = () => redirect(accountUrl);

/** The user's newsletter switch; redirects back to the page it is on. */
export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, new URL(accountUrl, url));
  const fields = await readForm(request);
  const wanted = fieldText(fields, 'wanted') === 'yes';
  await loadFromApi(context, setOwnNewsletter, { body: { wanted } });
  return redirect(safeNext(fieldText(fields, 'back'), accountUrl), 303);
}
