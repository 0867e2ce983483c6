import { currentSession } from '../../../features/accounts/contract.ts';
import { plural } from '../../../contract/czech.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { getOwnTermsNotices } from '../../../features/terms-notices/contract.ts';
import { getOwnData } from '../../../features/account-deletion/contract.ts';
import { listDrafts } from '../../../features/listings/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { SlotsStat } from '../../../features/listings/components/own/slots-stat.tsx';
import { Stat, Stats } from '../../../ui/cards/stats.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import {
  accountUrl,
  adminUrl,
  ownDataUrl,
  ownNewsletterUrl,
  closeTermsNoticeUrl,
} from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { WaitingList } from './waiting-list.tsx';
import { Form, useNavigation } from 'react-router';
import type { OperationData } from '../../../contract/operation.ts';
import { concernedTexts, noticeTitle } from '../../../features/terms-notices/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Prose } from '../content/prose.tsx';

export async function loader({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  // Prefetching the page does not count as having seen the notices.
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ? '1' : undefined;
  const [{ publicName, email, admin, moderator }, { leaving }, { state }, counts, drafts, notices] =
    await Promise.all([
      loadFromApi(context, currentSession),
      loadFromApi(context, getOwnData),
      loadFromApi(context, getOwnNewsletter),
      loadFromApi(context, getAccountOverview),
      loadFromApi(context, listDrafts),
      loadFromApi(context, getOwnTermsNotices, { query: { ahead } }),
    ]);
  return {
    publicName,
    email,
    admin: admin || moderator,
    goesAt: leaving?.goesAt,
    newsletter: state,
    counts: { ...counts, drafts: drafts.length },
    notices,
  };
}

/** The home page of one's own account. */
export default function AccountOverview({ loaderData }: PageProps<typeof loader>) {
  const { publicName, email, admin, goesAt, newsletter, counts, notices } = loaderData;
  const { living, cardsUsed, cardsWaiting, cardLimit } = counts;
  return (
    <AccountFrame
      current={accountUrl}
      below={<OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={accountUrl} />}
    >
      <PageHead
        title="Můj účet"
        description="Tvoje inzeráty, oblíbené, hlídání a údaje na jednom místě."
        path={accountUrl}
        index={false}
      />
      <h1>Můj účet</h1>
      <p className={text.secondary}>
        Jsi tu jako {publicName}, {email}.
        {admin && (
          <>
            {' '}
            <PageLink to={adminUrl}>Správa bazaru</PageLink>
          </>
        )}
      </p>
      {goesAt && (
        <Alert severity="warn" title={`Účet smažeme ${formatDate(goesAt)}`}>
          <p>
            Inzeráty jsou stažené. <PageLink to={ownDataUrl}>Rozmyslet si to</PageLink>
          </p>
        </Alert>
      )}
      <OwnTermsNotices notices={notices} />
      <WaitingList counts={counts} />
      <Stats>
        <Stat value={living}>
          <span>
            {plural(living, ['inzerát ve výpisech', 'inzeráty ve výpisech', 'inzerátů ve výpisech'])}
          </span>
        </Stat>
        <SlotsStat used={cardsUsed} waiting={cardsWaiting} limit={cardLimit} />
      </Stats>
    </AccountFrame>
  );
}

/** Upcoming changes of the terms, until they take effect or the reader closes them. */
function OwnTermsNotices({ notices }: { notices: OperationData<typeof getOwnTermsNotices> }) {
  const busy = useNavigation().formAction === closeTermsNoticeUrl;
  return notices.map(({ id, concerns, effectiveOn, html }) => (
    <section
      key={id}
      className={classNames(layout.panel, layout.stackSmall)}
      aria-labelledby={`notice-${id}`}
    >
      <h2 id={`notice-${id}`}>{noticeTitle(concerns, effectiveOn)}</h2>
      <Prose html={html} wide />
      <p>
        <PageLink to={concernedTexts[concerns].path}>{concernedTexts[concerns].label}</PageLink>
      </p>
      <Form method="post" action={closeTermsNoticeUrl} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" busy={busy}>
          Rozumím
        </Button>
      </Form>
    </section>
  ));
}
