import { ConversationList } from '../../../features/conversations/components/conversation-list.tsx';
import { listConversations } from '../../../features/conversations/contract.ts';
import { getPushKey } from '../../../features/push/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AccountFrame } from './account-frame.tsx';
import { conversationNotices } from './change-conversation.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { loadFromApi } from '../../api-client.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { PushSwitch } from '../../pwa/push-switch.tsx';
import { useShell } from '../../shell.ts';
import { requireUser } from '../../signed-in.ts';
import { archivedMessagesUrl, conversationUrl, messagesUrl, searchUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const archived = url.searchParams.has('odlozene');
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const query = { shelved: archived ? 'true' : 'false', cursor } as const;
  const [page, { key }] = await Promise.all([
    loadFromApi(context, listConversations, { query }),
    loadFromApi(context, getPushKey),
  ]);
  return { ...page, archived, pushKey: key, now: Date.now() };
}

/** Conversations about own listings and about those of others. */
export default function Messages({ loaderData }: PageProps<typeof loader>) {
  const { items, next, archived, pushKey, now } = loaderData;
  const [notice, closeNotice] = useNotice();
  const build = useShell()?.build;
  const said = conversationNotices.get(notice ?? '');
  const here = archived ? archivedMessagesUrl : messagesUrl;
  return (
    <AccountFrame current={messagesUrl}>
      <PageHead
        title={archived ? 'Archiv zpráv' : 'Zprávy'}
        description="Konverzace k inzerátům, cizím i tvým."
        path={here}
        index={false}
      />
      <h1>Zprávy</h1>
      {said && (
        <Alert severity="success" onClose={closeNotice}>
          {said}
        </Alert>
      )}
      <Tabs
        label="Zprávy"
        tabs={[
          { label: 'Doručené', to: messagesUrl, current: !archived },
          { label: 'Archiv', to: archivedMessagesUrl, current: archived },
        ]}
      />
      {items.length > 0 ? (
        <MessagesFrame list={<ConversationList items={items} urlOf={conversationUrl} now={now} />} />
      ) : (
        <EmptyState
          title={archived ? 'Archiv je prázdný' : 'Zatím ti nikdo nenapsal'}
          actions={archived ? undefined : <LinkButton to={searchUrl}>Prohlédnout nabídky</LinkButton>}
        >
          {archived
            ? 'Konverzaci archivuješ v jejích možnostech. Nová zpráva ji vrátí mezi doručené.'
            : 'Najdeš tu zprávy k tvým inzerátům i to, co píšeš ostatním.'}
        </EmptyState>
      )}
      {next && (
        <p className={layout.row}>
          <PageLink to={`${here}${archived ? '&' : '?'}cursor=${next}`}>Starší konverzace</PageLink>
        </p>
      )}
      {pushKey && build && <PushSwitch serverKey={pushKey} build={build} />}
    </AccountFrame>
  );
}
