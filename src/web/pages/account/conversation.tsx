import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { ConversationList } from '../../../features/contact/components/conversations/conversation-list.tsx';
import { ConversationView } from '../../../features/contact/components/conversations/conversation-view.tsx';
import { clearFormDraft } from '../../../features/contact/components/form-draft.ts';
import { getConversation, listConversations, readConversation } from '../../../features/contact/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { AccountFrame } from './account-frame.tsx';
import { answered, changeConversation, conversationNotices } from './change-conversation.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { useUnreadNews } from './use-unread-news.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { conversationUrl, messagesUrl, reportUrl, archivedMessagesUrl } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  const before = url.searchParams.get('pred') ?? undefined;
  const found = await callApi(context, getConversation, { params, query: { before } });
  // Also of what is no conversation's number, and of somebody else's.
  if (!found.ok) return pageNotFound(context, url.pathname);
  const conversation = found.data;
  const upTo = conversation.messages.at(-1)?.sentAt;
  const read = upTo && (await callApi(context, readConversation, { params, body: { upTo } }));
  const query = { shelved: conversation.shelved ? 'true' : 'false' } as const;
  const list = await loadFromApi(context, listConversations, { query });
  const unread = read && read.ok ? read.data.unread : list.unread;
  return { conversation, items: list.items, unread, newest: before === undefined, now: Date.now() };
}

export async function action({ request, context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  return changeConversation(context, params.id, await readForm(request));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

/** One conversation; it counts as read once it is opened, and grows while it is looked at. */
export default function ConversationPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { conversation, items, newest, now } = loaderData;
  const { other, listing, shelved } = conversation;
  const address = conversationUrl(conversation.id);
  const sending = useNavigation().state === 'submitting';
  const [notice, closeNotice] = useNotice();
  const said = conversationNotices.get(notice ?? '');
  useUnreadNews(conversation, newest);
  useEffect(() => {
    if (notice === answered) clearFormDraft(address);
  }, [notice, address]);
  return (
    <AccountFrame current={messagesUrl} inside>
      <PageHead
        title={`${other.name}: ${listing.title}`}
        description="Konverzace k inzerátu."
        path={address}
        index={false}
      />
      {said && (
        <Alert severity="success" onClose={closeNotice}>
          {said}
        </Alert>
      )}
      <MessagesFrame
        list={<ConversationList items={items} urlOf={conversationUrl} current={conversation.id} now={now} />}
      >
        <ConversationView
          key={conversation.id}
          conversation={conversation}
          address={address}
          listTo={shelved ? archivedMessagesUrl : messagesUrl}
          reportTo={reportUrl()}
          now={now}
          value={actionData ? fieldText(actionData.values, 'message') : ''}
          errors={actionData?.fields}
          problem={answerMessage(actionData)}
          sending={sending}
        />
      </MessagesFrame>
    </AccountFrame>
  );
}
