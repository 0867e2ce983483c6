import { currentSession } from '../../../features/accounts/contract.ts';
import { OwnNewsletter } from '../../../features/newsletter/components/own-newsletter.tsx';
import { getOwnNewsletter } from '../../../features/newsletter/contract.ts';
import { getOwnData } from '../../../features/leaving/contract.ts';
import { dateWords } from '../../../features/listings/components/time-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import { UnreadCount } from '../../account/unread-count.tsx';
import { useUnread } from '../../unread.ts';
import { accountUrl, adminOrdersUrl, messagesUrl, ownDataUrl, ownNewsletterUrl } from '../../urls.ts';
import type { Route } from './+types/overview';
import styles from './overview.module.css';
import { rooms } from './rooms.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url);
  const [{ publicName, email, admin }, { leaving }, { state }] = await Promise.all([
    loadFromApi(context, currentSession),
    loadFromApi(context, getOwnData),
    loadFromApi(context, getOwnNewsletter),
  ]);
  return { publicName, email, admin, goesAt: leaving?.goesAt, newsletter: state };
}

/** Where everything of one's own account begins. */
export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const { publicName, email, admin, goesAt, newsletter } = loaderData;
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
            <PageLink to={adminOrdersUrl}>Správa bazaru</PageLink>
          </>
        )}
      </p>
      {goesAt && (
        <Alert severity="warn" title={`Účet smažeme ${dateWords(goesAt)}`}>
          <p>
            Inzeráty jsou stažené. <PageLink to={ownDataUrl}>Rozmyslet si to</PageLink>
          </p>
        </Alert>
      )}
      <ul className={styles.rooms}>
        {rooms.map(({ label, to, line, icon }) => (
          <li key={to} className={classNames(layout.panel, styles.room)}>
            <Icon of={icon} size="large" />
            <h2>
              <PageLink to={to}>{label}</PageLink> {to === messagesUrl && <UnreadCount count={unread} />}
            </h2>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <OwnNewsletter state={newsletter} action={ownNewsletterUrl} back={accountUrl} />
    </AccountFrame>
  );
}
