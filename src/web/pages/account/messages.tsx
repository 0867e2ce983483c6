import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type CountForms, counted } from '../../../contract/czech.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import { conversationNotices } from './change-conversation.ts';
import { type Listed, loadListed, MessagesFrame } from './messages-frame.tsx';
import { noticeParameter, useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { requireUser } from '../../signed-in.ts';
import { conversationUrl, messagesListUrl, messagesUrl, searchUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const listed = await loadListed(context, url, url.searchParams.has('odlozene'));
  return { listed, unread: listed.unread, now: Date.now() };
}

/** Beside its list there is room for a conversation from here on (messages-frame.module.css). */
const roomForBoth = '(min-width: 64rem)';

/**
 * Opens a conversation beside its list, in place of the list alone: at once where there is room for both, or when there
 * comes to be. Nobody has seen what a page in the background would open, so that one waits.
 */
function useOpenBeside(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address === undefined) return undefined;
    const room = matchMedia(roomForBoth);
    const open = () => {
      if (room.matches && !document.hidden)
        void navigate(address, { replace: true, preventScrollReset: true });
    };
    open();
    room.addEventListener('change', open);
    document.addEventListener('visibilitychange', open);
    return () => {
      room.removeEventListener('change', open);
      document.removeEventListener('visibilitychange', open);
    };
  }, [address, navigate]);
}

/** Conversations about own listings and about those of others. */
export default function Messages({ loaderData }: PageProps<typeof loader>) {
  const { listed, now } = loaderData;
  const { archived, q } = listed;
  const [notice, closeNotice] = useNotice();
  const said = conversationNotices.get(notice ?? '');
  const newest = newestOf(listed);
  useOpenBeside(newest && conversationUrl(newest) + (notice ? `?${noticeParameter}=${notice}` : ''));
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
        {/* Where a script opens the newest, it need not be chosen. */}
        {newest ? (
          <noscript>
            <Beside {...listed} />
          </noscript>
        ) : (
          <Beside {...listed} />
        )}
      </MessagesFrame>
    </AccountFrame>
  );
}

/** What opens by itself: of all conversations the one that spoke last; what is found is for the reader to choose from. */
const newestOf = ({ items, q, cursor }: Listed): string | undefined =>
  q === '' && cursor === undefined ? items[0]?.id : undefined;

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
