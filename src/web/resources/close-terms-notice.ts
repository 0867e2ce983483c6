import { redirect } from 'react-router';
import { closeTermsNotice } from '../../features/terms-notices/contract.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { loadFromApi } from '../api-client.ts';
import { readForm } from '../read-form.ts';
import { requireUser } from '../signed-in.ts';
import { accountUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** The form's URL was opened directly. */
export const loader = () => redirect(accountUrl);

/** Handles „Rozumím“ under a notice of changed terms. */
export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, new URL(accountUrl, url));
  const id = fieldText(await readForm(request), 'id');
  await loadFromApi(context, closeTermsNotice, { params: { id } });
  return redirect(accountUrl, 303);
}
