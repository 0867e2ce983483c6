import { redirect } from 'react-router';
import { followAdvertiser, unfollowAdvertiser } from '../../features/follows/contract.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';
import { noticeParameter } from '../notice.ts';
import { readForm } from '../read-form.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { userContext } from '../services.ts';
import { signInUrl, watchesUrl } from '../urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Whoever opens the address of the form sees whom they follow. */
export const loader = () => redirect(watchesUrl);

/** What the button of an advertiser sends; it leads back to where it stood. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const back = safeNext(fieldText(fields, 'back'), watchesUrl);
  if (!context.get(userContext)) throw redirect(`${signInUrl}?${new URLSearchParams({ dal: back })}`, 303);
  const slug = fieldText(fields, 'follow');
  const answer =
    slug === ''
      ? await callApi(context, unfollowAdvertiser, { params: { slug: fieldText(fields, 'unfollow') || '-' } })
      : await callApi(context, followAdvertiser, { params: { slug } });
  if (answer.ok) throw redirect(back, 303);
  const notice = answer.error.code === 'follows-full' ? 'plno' : 'nenalezen';
  throw redirect(`${watchesUrl}?${noticeParameter}=${notice}`, 303);
}
