import MessagesSquare from 'lucide-react/icons/messages-square';
import { useNavigate } from 'react-router';
import { type CountForms, counted } from '../../../contract/czech.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import { changeConversation, conversationNotices, readMessageForm } from './change-conversation.ts';
import { loadConversation, markRead, OpenConversation } from './conversation.tsx';
import { type Listed, loadListed, MessagesFrame } from './messages-frame.tsx';
import { withoutOverlay } from '../../loading-location.ts';
import { keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { requireUser } from '../../signed-in.ts';
import { conversationUrl, messagesListUrl, messagesUrl, searchUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const handle = { besideKeyboard: true };

export async function loader({ request, context, params: { id }, url }: RouteArgs<'id?'>) {
  requireUser(context, url);
  if (id === undefined) {
    const listed = await loadListed(context, url, url.searchParams.has('odlozene'));
    const newest = newestOf(listed);
    const opened =
      newest === undefined ? undefined : await loadConversation({ request, context, url }, newest);
    return { listed, opened, unread: listed.unread, now: Date.now() };
  }
  const opened = await loadConversation({ request, context, url }, id);
  if (!opened) return pageNotFound(context, url.pathname);
  const unread = await markRead(context, opened.conversation);
  // Loaded after marking as read, so that the list does not show the opened conversation as unread.
  const listed = await loadListed(context, url, opened.conversation.shelved);
  return { listed, opened, unread: unread ?? listed.unread, now: Date.now() };
}

export async function action({ request, context, params: { id }, url }: RouteArgs<'id?'>) {
  requireUser(context, url);
  // Every form contains the id of its conversation.
  if (id === undefined) return pageNotFound(context, url.pathname);
  return changeConversation(context, id, await readMessageForm(request, context, id));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/**
 * Conversations about own listings and those of others, with the selected one. On wide screens the newest is
 * shown beside the list at once; interacting with it marks it as read and selects it.
 */
export default function Messages({
  loaderData,
  actionData,
  params: { id },
}: PageProps<typeof loader, typeof action, 'id?'>) {
  const { listed, opened, now } = loaderData;
  const { archived, q } = listed;
  const [notice, closeNotice] = useNotice();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const said = id === undefined ? conversationNotices.get(notice ?? '') : undefined;
  const beside = id === undefined && opened ? opened.conversation.id : undefined;
  const choose = () => {
    if (beside !== undefined)
      void navigate(conversationUrl(beside), {
        replace: true,
        preventScrollReset: true,
        state: withoutOverlay,
      });
  };
  const { conversation } = opened ?? {};
  return (
    <AccountFrame current={messagesUrl} inside={id === undefined ? 'wide' : true}>
      {id !== undefined && conversation ? (
        <PageHead
          title={`${conversation.other.name}: ${conversation.listing.title}`}
          description="Konverzace k inzerátu."
          path={conversationUrl(conversation.id)}
          index={false}
        />
      ) : (
        <PageHead
          title={archived ? 'Archiv zpráv' : 'Zprávy'}
          description="Konverzace k inzerátům, cizím i tvým."
          path={messagesListUrl({ archived, q })}
          index={false}
        />
      )}
      {said && !(opened && hydrated) && (
        <Alert severity="success" onClose={closeNotice}>
          {said}
        </Alert>
      )}
      <MessagesFrame listed={listed} current={id} beside={beside} onChoose={choose} now={now}>
        {opened ? (
          <OpenConversation
            opened={opened}
            listed={listed}
            actionData={actionData}
            notice={notice}
            closeNotice={closeNotice}
            beside={beside !== undefined}
            now={now}
          />
        ) : (
          <Beside {...listed} />
        )}
      </MessagesFrame>
    </AccountFrame>
  );
}

/**
 * The conversation shown without being selected: the most recent one; undefined for search results and further
 * pages.
 */
const newestOf = ({ items, q, cursor }: Listed): string | undefined =>
  q === '' && cursor === undefined ? items[0]?.id : undefined;

const waiting: CountForms = [
  'nepřečtená zpráva na tebe čeká',
  'nepřečtené zprávy na tebe čekají',
  'nepřečtených zpráv na tebe čeká',
];

/** Placeholder when no conversation is open; on phones shown only when there is none to open. */
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
