import { currentSession } from '../../../features/accounts/contract.ts';
import { plural } from '../../../contract/czech.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { getOwnTermsNotices } from '../../../features/terms-notices/contract.ts';
import { getOwnData } from '../../../features/account-deletion/contract.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { SlotsStat } from '../../../features/listings/components/own/slots-stat.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Stat, Stats } from '../../../ui/cards/stats.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { OwnTermsNotices } from './own-terms-notices.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import { useUnread } from '../../unread.ts';
import {
  accountUrl,
  adminUrl,
  favouritesUrl,
  messagesUrl,
  myListingsUrl,
  ownDataUrl,
  ownNewsletterUrl,
  watchesUrl,
} from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import styles from './overview.module.css';
import { accountSections } from './sections.ts';

export async function loader({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  // A page fetched on the way to its link has been shown to nobody.
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ? '1' : undefined;
  const [{ publicName, email, admin, moderator }, { leaving }, { state }, counts, notices] =
    await Promise.all([
      loadFromApi(context, currentSession),
      loadFromApi(context, getOwnData),
      loadFromApi(context, getOwnNewsletter),
      loadFromApi(context, getAccountOverview),
      loadFromApi(context, getOwnTermsNotices, { query: { ahead } }),
    ]);
  return {
    publicName,
    email,
    admin: admin || moderator,
    goesAt: leaving?.goesAt,
    newsletter: state,
    counts,
    notices,
  };
}

type Counts = OperationData<typeof getAccountOverview>;

/** What one has and what waits, each leading to its section. */
function Numbers({ counts, unread }: { counts: Counts; unread: number }) {
  const { living, cardLimit, cardsUsed, cardsWaiting, ending, favourites, watches } = counts;
  return (
    <Stats>
      <Stat value={living}>
        <PageLink to={myListingsUrl}>
          {plural(living, ['inzerát ve výpisech', 'inzeráty ve výpisech', 'inzerátů ve výpisech'])}
        </PageLink>
      </Stat>
      <SlotsStat used={cardsUsed} waiting={cardsWaiting} limit={cardLimit} />
      {ending > 0 && (
        <Stat value={ending}>
          <PageLink to={myListingsUrl}>brzy skončí</PageLink>
        </Stat>
      )}
      <Stat value={unread}>
        <PageLink to={messagesUrl}>
          {plural(unread, ['nepřečtená zpráva', 'nepřečtené zprávy', 'nepřečtených zpráv'])}
        </PageLink>
      </Stat>
      <Stat value={favourites}>
        <PageLink to={favouritesUrl}>
          {plural(favourites, ['oblíbený inzerát', 'oblíbené inzeráty', 'oblíbených inzerátů'])}
        </PageLink>
      </Stat>
      <Stat value={watches}>
        <PageLink to={watchesUrl}>
          {plural(watches, ['hlídané hledání', 'hlídaná hledání', 'hlídaných hledání'])}
        </PageLink>
      </Stat>
    </Stats>
  );
}

/** Where everything of one's own account begins. */
export default function AccountOverview({ loaderData }: PageProps<typeof loader>) {
  const { publicName, email, admin, goesAt, newsletter, counts, notices } = loaderData;
  const unread = useUnread();
  return (
    <AccountFrame current={accountUrl}>
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
      <Numbers counts={counts} unread={unread} />
      <ul className={styles.sections}>
        {accountSections.map(({ label, to, line, icon }) => (
          <li key={to} className={classNames(layout.panel, styles.section)}>
            <Icon of={icon} size="large" />
            <h2>
              <PageLink to={to}>{label}</PageLink>
            </h2>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={accountUrl} />
    </AccountFrame>
  );
}
