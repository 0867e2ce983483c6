import MessagesSquare from 'lucide-react/icons/messages-square';
import { type CountForms, counted } from '../../../contract/czech.ts';
import { getPushKey } from '../../../features/push/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import { conversationNotices } from './change-conversation.ts';
import { type Listed, loadListed, MessagesFrame } from './messages-frame.tsx';
import { loadFromApi } from '../../api-client.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { PushSwitch } from '../../pwa/push-switch.tsx';
import { useShell } from '../../shell.ts';
import { requireUser } from '../../signed-in.ts';
import { messagesListUrl, messagesUrl, searchUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const [listed, { key }] = await Promise.all([
    loadListed(context, url, url.searchParams.has('odlozene')),
    loadFromApi(context, getPushKey),
  ]);
  return { listed, unread: listed.unread, pushKey: key, now: Date.now() };
}

/** Conversations about own listings and about those of others. */
export default function Messages({ loaderData }: PageProps<typeof loader>) {
  const { listed, pushKey, now } = loaderData;
  const { archived, q } = listed;
  const [notice, closeNotice] = useNotice();
  const build = useShell()?.build;
  const said = conversationNotices.get(notice ?? '');
  return (
    <AccountFrame current={messagesUrl} inside="wide">
      <PageHead
        title={archived ? 'Archiv zpráv' : 'Zprávy'}
        description="Konverzace k inzerátům, cizím i tvým."
        path={messagesListUrl({ archived, q })}
        index={false}
      />
      {said && (
        <Alert severity="success" onClose={closeNotice}>
          {said}
        </Alert>
      )}
      <MessagesFrame listed={listed} now={now}>
        <Beside {...listed} />
      </MessagesFrame>
      {pushKey && build && <PushSwitch serverKey={pushKey} build={build} />}
    </AccountFrame>
  );
}

const waiting: CountForms = [
  'nepřečtená zpráva na tebe čeká',
  'nepřečtené zprávy na tebe čekají',
  'nepřečtených zpráv na tebe čeká',
];

/** What stands where no conversation is open: on a phone only when there is none to open. */
function Beside({ items, archived, q, unread }: Listed) {
  if (items.length > 0)
    return (
      <EmptyState
        art={<Icon of={MessagesSquare} size="huge" className={text.muted} />}
        title="Vyber konverzaci"
      >
        {unread > 0 ? `${counted(unread, waiting)}.` : 'Otevře se tady vedle seznamu.'}
      </EmptyState>
    );
  if (q !== '')
    return (
      <EmptyState
        title={archived ? 'V archivu nic takového není' : 'V doručených nic takového není'}
        actions={
          <LinkButton to={messagesListUrl({ archived: !archived, q })} variant="secondary">
            {archived ? 'Hledat v doručených' : 'Hledat v archivu'}
          </LinkButton>
        }
      >
        Hledáme v názvech inzerátů, ve jménech a ve zprávách. Zkus jen jedno slovo nebo jeho začátek.
      </EmptyState>
    );
  return (
    <EmptyState
      title={archived ? 'Archiv je prázdný' : 'Zatím ti nikdo nenapsal'}
      actions={archived ? undefined : <LinkButton to={searchUrl}>Prohlédnout nabídky</LinkButton>}
    >
      {archived
        ? 'Konverzaci archivuješ v jejích možnostech. Nová zpráva ji vrátí mezi doručené.'
        : 'Najdeš tu zprávy k tvým inzerátům i to, co píšeš ostatním.'}
    </EmptyState>
  );
}
