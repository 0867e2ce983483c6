import { currentSession } from '../../../features/accounts/contract.ts';
import { counted } from '../../../contract/czech.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { getAccountOverview } from '../../../features/overview/contract.ts';
import { getOwnData } from '../../../features/account-deletion/contract.ts';
import { formatUnread } from '../../../features/conversations/components/format-unread.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
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

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const [{ publicName, email, admin, moderator }, { leaving }, { state }, counts] = await Promise.all([
    loadFromApi(context, currentSession),
    loadFromApi(context, getOwnData),
    loadFromApi(context, getOwnNewsletter),
    loadFromApi(context, getAccountOverview),
  ]);
  return { publicName, email, admin: admin || moderator, goesAt: leaving?.goesAt, newsletter: state, counts };
}

type Counts = OperationData<typeof getAccountOverview>;

/** What waits in each section, in words; a section without numbers says what is done there. */
function numbersOf(counts: Counts, unread: number): Partial<Record<string, string[]>> {
  const free = Math.max(0, counts.cardLimit - counts.living);
  return {
    [myListingsUrl]: [
      counted(counts.living, ['inzerát ve výpisech', 'inzeráty ve výpisech', 'inzerátů ve výpisech']),
      counted(free, ['volná karta', 'volné karty', 'volných karet']),
      ...(counts.ending > 0 ? [counted(counts.ending, ['brzy skončí', 'brzy skončí', 'brzy skončí'])] : []),
    ],
    [messagesUrl]: [unread > 0 ? formatUnread(unread) : 'Nic nepřečteného'],
    [favouritesUrl]: [
      counted(counts.favourites, ['inzerát se srdíčkem', 'inzeráty se srdíčkem', 'inzerátů se srdíčkem']),
    ],
    [watchesUrl]: [counted(counts.watches, ['hlídané hledání', 'hlídaná hledání', 'hlídaných hledání'])],
  };
}

/** Where everything of one's own account begins. */
export default function AccountOverview({ loaderData }: PageProps<typeof loader>) {
  const { publicName, email, admin, goesAt, newsletter, counts } = loaderData;
  const numbers = numbersOf(counts, useUnread());
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
      <ul className={styles.sections}>
        {accountSections.map(({ label, to, line, icon }) => (
          <li key={to} className={classNames(layout.panel, styles.section)}>
            <Icon of={icon} size="large" />
            <h2>
              <PageLink to={to}>{label}</PageLink>
            </h2>
            <p>{numbers[to]?.join('\u00a0· ') ?? line}</p>
          </li>
        ))}
      </ul>
      <OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={accountUrl} />
    </AccountFrame>
  );
}
