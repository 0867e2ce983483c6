import { redirect } from 'react-router';
import { maxStored } from '../../features/favourites/contract.ts';
import { heartId } from '../../features/favourites/components/favourites-form.ts';
import { fieldList, fieldText } from '../../ui/forms/form-fields.ts';
import { changeFavourites } from '../favourites/change-favourites.ts';
import { readForm } from '../read-form.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { favouritesUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** The form's URL was opened directly. */
export const loader = () => redirect(favouritesUrl);

const idOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** Adds or removes favourites: a fetcher gets the new state, a plain form is redirected back. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const add = fieldList(fields, 'add')
    .flatMap((text) => idOf(text) ?? [])
    .slice(0, maxStored);
  const remove = idOf(fieldText(fields, 'remove'));
  const done = await changeFavourites({ request, context }, { add, remove });
  if (request.headers.get('accept') === 'application/json') {
    const { headers, status = 200, problem, ids } = done;
    const message = problem ?? (add.length === 0 ? 'Odebráno z oblíbených.' : 'Uloženo do oblíbených.');
    return Response.json(problem === undefined ? { ids, message } : { message }, { status, headers });
  }
  const back = safeNext(fieldText(fields, 'back'), favouritesUrl);
  // Scrolls to the pressed button rather than to the top.
  const spot = back.includes('#') ? back : `${back}#${heartId(add[0] ?? remove ?? 0)}`;
  const notice = done.status === 403 ? 'pohled' : 'plno';
  return redirect(done.problem === undefined ? spot : `${favouritesUrl}?zprava=${notice}`, {
    headers: done.headers,
    status: 303,
  });
}
