import { Form, redirect, useNavigation } from 'react-router';
import { followUrl, signInUrl, watchesUrl, withNext } from '../../contract/urls.ts';
import { followAdvertiser, unfollowAdvertiser } from '../../features/follows/contract.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { Bell } from '../../ui/icons/drawings.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { callApi } from '../api-client.ts';
import { advertiserToFollow, confirmFollowUrl, followingOf } from '../following.ts';
import { noticeParameter } from '../notice.ts';
import { PageHead } from '../page-head.tsx';
import { readForm } from '../read-form.ts';
import type { PageProps, RouteArgs } from '../router/route-types.ts';
import { userContext } from '../services.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { requireUser } from '../signed-in.ts';

/** Without a parameter the page redirects to the list of followed advertisers. */
export async function loader({ context, url }: RouteArgs) {
  if (!url.searchParams.has('koho')) throw redirect(watchesUrl);
  requireUser(context, url);
  const back = safeNext(url.searchParams.get('zpet'), watchesUrl);
  const advertiser = await advertiserToFollow(context, url);
  if (!advertiser) throw redirect(`${watchesUrl}?${noticeParameter}=nenalezen`);
  if (await followingOf(context, advertiser.slug)) throw redirect(back);
  return { ...advertiser, back };
}

/** Form action of an advertiser's follow button; redirects back, for anonymous visitors via the sign-in. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const back = safeNext(fieldText(fields, 'back'), watchesUrl);
  const slug = fieldText(fields, 'follow');
  if (!context.get(userContext)) {
    throw redirect(withNext(signInUrl, slug === '' ? back : confirmFollowUrl(slug, back)), 303);
  }
  const answer =
    slug === ''
      ? await callApi(context, unfollowAdvertiser, { params: { slug: fieldText(fields, 'unfollow') || '-' } })
      : await callApi(context, followAdvertiser, { params: { slug } });
  if (answer.ok) throw redirect(back, 303);
  const notice = answer.error.code === 'follows-full' ? 'plno' : 'nenalezen';
  throw redirect(`${watchesUrl}?${noticeParameter}=${notice}`, 303);
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Confirmation after signing in: following requires a POST, so opening a URL follows no one. */
export default function Follow({ loaderData: { slug, name, back } }: PageProps<typeof loader>) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Sledovat inzerenta" path={followUrl} index={false} />
      <h1>Sledovat inzerenta {name}?</h1>
      <p className={text.lead}>
        Když zveřejní nový inzerát, pošleme ti <span className={text.noWrap}>e-mail</span>. Inzerent se o tom
        nedozví.
      </p>
      <Form method="post" action={followUrl} className={layout.row}>
        <input type="hidden" name="back" value={back} />
        <Button name="follow" value={slug} icon={Bell} busy={busy}>
          Sledovat
        </Button>
        <LinkButton to={back} variant="tertiary">
          Teď ne
        </LinkButton>
      </Form>
    </div>
  );
}
