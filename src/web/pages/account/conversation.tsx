import { useEffect } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { Attachable } from '../../../features/conversations/components/attached-listing.tsx';
import {
  ConversationView,
  type ConversationViewProps,
} from '../../../features/conversations/components/conversation-view.tsx';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import {
  type Conversation,
  getConversation,
  readConversation,
  suggestMeetingPoints,
} from '../../../features/conversations/contract.ts';
import { listOwnListings, maxOwnPerPage } from '../../../features/listings/contract.ts';
import { api } from '../../../ui/calls/api.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { RemindBoughtStrip } from '../../../features/outgrown/components/remind-bought.tsx';
import { boughtThing } from '../../../features/outgrown/contract.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { DealReviewPanel } from '../../../features/reviews/components/deal-review-panel.tsx';
import { getDealReview } from '../../../features/reviews/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage } from '../../form-answer.ts';
import type { OwnPlace } from '../../own-place.ts';
import { readOwnPlace } from '../../own-place-cookie.ts';
import type { RouteArgs, Served } from '../../router/route-types.ts';
import { conversationUrl, messagesListUrl, reportUrl } from '../../../contract/urls.ts';
import {
  sentNotice,
  type changeConversation,
  conversationNotices,
  notReportedNotice,
} from './change-conversation.ts';
import { doneMessage } from './change-own.ts';
import { isOfMeeting, suggestedPoints } from './propose-meeting.ts';
import type { Listed } from './messages-frame.tsx';

/** Changes with a new message, and when a message has been read. */
const lastSaid = ({ messages }: Pick<Conversation, 'messages'>): string =>
  [messages.at(-1)?.id, messages.filter(({ read }) => read).length].join(' ');

const every = 15_000;
/** Delay (ms) after which a job has written the listing's change of state into the conversation. */
const soon = 1_000;

/**
 * While the page is visible, polls whether the conversation has new or newly read messages since it was loaded,
 * and reloads it if so. Does not poll offline, nor on a page of older messages.
 */
function useUnreadNews(
  conversation: Conversation,
  { newest, moved }: { newest: boolean; moved: boolean },
): void {
  const { revalidate } = useRevalidator();
  const { id } = conversation;
  const loaded = newest ? lastSaid(conversation) : undefined;
  useEffect(() => {
    if (loaded === undefined) return;
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      api<typeof getConversation>('get', `/account/conversations/${id}`).then(
        (now) => void (lastSaid(now) !== loaded && revalidate()),
        // Already logged; the next poll retries.
        () => undefined,
      );
    };
    const timer = setInterval(ask, every);
    const first = moved ? setTimeout(ask, soon) : undefined;
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id, loaded, moved, revalidate]);
}

/**
 * An own conversation with everything its page shows; `undefined` for an invalid id and for a conversation of
 * somebody else. Loading does not mark it as read.
 */
export async function loadConversation(
  { request, context, url }: Pick<RouteArgs, 'request' | 'context' | 'url'>,
  id: string,
) {
  const before = url.searchParams.get('pred') ?? undefined;
  const found = await callApi(context, getConversation, { params: { id }, query: { before } });
  if (!found.ok) return undefined;
  const conversation = found.data;
  const [review, bought, attachable, suggested] = await Promise.all([
    loadReview(context, conversation),
    loadBought(context, conversation),
    loadAttachable(context, conversation),
    loadSuggested(context, conversation, readOwnPlace(request)),
  ]);
  return { conversation, review, bought, attachable, suggested, newest: before === undefined };
}

/** Marks the messages of a conversation as read; returns how many messages remain unread. */
export async function markRead(
  context: RouteArgs['context'],
  { id, messages }: Conversation,
): Promise<number | undefined> {
  const upTo = messages.at(-1)?.sentAt;
  const read = upTo && (await callApi(context, readConversation, { params: { id }, body: { upTo } }));
  return read && read.ok ? read.data.unread : undefined;
}

/** Own active listings other than the conversation's. */
async function loadAttachable(
  context: RouteArgs<'id'>['context'],
  { listing, stopped }: Conversation,
): Promise<Attachable> {
  if (stopped) return [];
  const query = { state: ['active' as const], limit: maxOwnPerPage };
  const { listings } = await loadFromApi(context, listOwnListings, { query });
  return listings.flatMap(({ id, title }) => (id === listing.id ? [] : { id, title }));
}

/** Suggested meeting points; the own place is used only for the buyer. */
async function loadSuggested(
  context: RouteArgs<'id'>['context'],
  { id, side, hasAccount, stopped }: Conversation,
  own: OwnPlace | undefined,
) {
  if (!hasAccount || stopped) return undefined;
  const place = side === 'asker' ? own : undefined;
  const found = await suggestedPoints(context, id, place?.code);
  // When the stored place no longer exists, suggestions are loaded without it.
  return found
    ? { ...found, from: place?.name ?? '', place: place?.code }
    : {
        ...(await loadFromApi(context, suggestMeetingPoints, { params: { id } })),
        from: '',
        place: undefined,
      };
}

const isSoldHere = ({ listing, reservedHere }: Conversation): boolean =>
  listing.state === 'sold' && reservedHere;

/**
 * The review of the deal if the listing was sold to the other side; for a newcomer also what is known of other
 * deals.
 */
async function loadReview(context: RouteArgs<'id'>['context'], conversation: Conversation) {
  if (!isSoldHere(conversation) && conversation.newcomerSince === undefined) return undefined;
  const { id } = conversation;
  return loadFromApi(context, getDealReview, { params: { id } });
}

/** A child's item that the current user bought here, for offering a reminder when it becomes too small. */
async function loadBought(context: RouteArgs<'id'>['context'], conversation: Conversation) {
  const { id, side } = conversation;
  if (side !== 'asker' || !isSoldHere(conversation)) return undefined;
  return (await loadFromApi(context, boughtThing, { params: { id } })).bought;
}

/** Shows the outcome as a toast, because among the messages it would take up space on a phone. */
export function useDoneToast(done: string | undefined): void {
  const { add: toast } = useToasts();
  const { key } = useLocation();
  useEffect(() => {
    if (done) toast({ id: `conversation ${key}`, severity: 'success', summary: done });
  }, [done, key, toast]);
}

export type OpenConversationProps = {
  opened: NonNullable<Awaited<ReturnType<typeof loadConversation>>>;
  listed: Listed;
  actionData: Served<typeof changeConversation> | undefined;
  notice: string | undefined;
  closeNotice: () => void;
  now: number;
} & Pick<ConversationViewProps, 'beside'>;

/** One conversation; new messages appear while the page is visible. */
export function OpenConversation({
  opened,
  listed,
  actionData,
  notice,
  closeNotice,
  beside,
  now,
}: OpenConversationProps) {
  const { conversation, review, bought, attachable, newest } = opened;
  const suggested = actionData?.suggested ?? opened.suggested;
  const address = conversationUrl(conversation.id);
  const sending = useNavigation().state === 'submitting';
  const said = conversationNotices.get(notice ?? '') ?? doneMessage(notice);
  const hydrated = useHydrated();
  const failed = notice === notReportedNotice;
  useDoneToast(failed ? undefined : said);
  const intent = actionData && fieldText(actionData.values, 'intent');
  const refusedPrice = intent === 'propose-price' ? actionData : undefined;
  const refusedMeeting = intent && isOfMeeting(intent) ? actionData : undefined;
  const refusedSale = actionData && fieldText(actionData.values, 'move') === 'sell' ? actionData : undefined;
  const refusedReview = intent === 'review' ? actionData : undefined;
  const refusedReply = intent === 'reply-review' ? actionData : undefined;
  const elsewhere = refusedSale ?? refusedPrice ?? refusedMeeting ?? refusedReview ?? refusedReply;
  useUnreadNews(conversation, { newest, moved: doneMessage(notice) !== undefined });
  useClearDraft(notice === sentNotice, address);
  return (
    <ConversationView
      key={conversation.id}
      conversation={conversation}
      address={address}
      beside={beside}
      listTo={messagesListUrl(listed)}
      reportTo={reportUrl(address)}
      now={now}
      refusedSale={refusedSale}
      refusedPrice={refusedPrice}
      refusedMeeting={refusedMeeting}
      suggested={suggested}
      answer={actionData}
      attachable={attachable}
      review={review}
      chosen={actionData ? fieldText(actionData.values, 'listing') : ''}
      value={actionData ? fieldText(actionData.values, 'message') : ''}
      errors={elsewhere ? undefined : actionData?.fields}
      problem={elsewhere ? undefined : answerMessage(actionData)}
      sending={sending}
    >
      {/* Inside the view, where the log shrinks for it; with JavaScript only failures, as success is a toast. */}
      {said && (failed || (!beside && !hydrated)) && (
        <Alert severity={failed ? 'warn' : 'success'} onClose={closeNotice}>
          {said}
        </Alert>
      )}
      {review && isSoldHere(conversation) && (
        <DealReviewPanel
          review={review}
          action={address}
          refusedReview={refusedReview}
          refusedReply={refusedReply}
        />
      )}
      {bought && <RemindBoughtStrip bought={bought} conversation={conversation.id} />}
    </ConversationView>
  );
}
