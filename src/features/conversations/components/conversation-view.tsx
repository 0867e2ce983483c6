import { type ReactNode, useEffect, useRef } from 'react';
import { crowns } from '../../../contract/czech.ts';
import { keepUnits } from '../../../contract/typography.ts';
import HandCoins from 'lucide-react/icons/hand-coins';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import chip from '../../../ui/cards/chip.module.css';
import { MapPin } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advertiserUrl, listingUrl } from '../../../contract/urls.ts';
import type { DealReview } from '../../reviews/contract.ts';
import { formatDate, formatDay } from '../../listings/components/format-time.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { Conversation } from '../contract.ts';
import { dealStage } from '../rules.ts';
import { ListingPhoto } from './listing-photo.tsx';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import { type Attachable, AttachListing } from './attached-listing.tsx';
import { ConversationOptions } from './conversation-options.tsx';
import { DealMoves, type DealMovesProps, DealProgress } from './deal.tsx';
import styles from './conversation-view.module.css';
import { MessageLog } from './message-log.tsx';
import { OpenOffer } from './open-offer.tsx';
import { meetingDrawer, priceDrawer, ProposeMeeting, ProposePrice, type ProposeProps } from './propose.tsx';
import type { Suggested } from './suggested-points.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { isReadable, isShown, listingStateLabel } from './listing-state-label.ts';

export type ConversationViewProps = Omit<
  AnswerFormProps,
  'conversationId' | 'action' | 'mailsAddress' | 'gathered' | 'first'
> & {
  conversation: Conversation;
  address: string;
  /**
   * Whether it is shown beside the list without having been selected; the list is then the page's main content.
   */
  beside: boolean;
  listTo: string;
  reportTo: string;
  now: number;
  refusedSale: DealMovesProps['refused'];
  refusedPrice: ProposeProps['refused'];
  refusedMeeting: ProposeProps['refused'];
  suggested: Suggested | undefined;
  /** The action's response, of any form of the page. */
  answer: ProposeProps['answer'];
  attachable: Attachable;
  /** Id of the listing attached to a refused message. */
  chosen: string;
  review: DealReview | undefined;
  /** Further content about the deal, above the messages. */
  children?: ReactNode;
};

/** A conversation: the other side and the listing, the messages, and the form for a reply. */
export function ConversationView({
  conversation,
  address,
  beside,
  listTo,
  reportTo,
  now,
  refusedSale,
  refusedPrice,
  refusedMeeting,
  suggested,
  answer,
  attachable,
  chosen,
  review,
  children,
  ...form
}: ConversationViewProps) {
  const { other, listing, messages, earlier, stopped, hasAccount, mailsAddress, agreedPrice } = conversation;
  // An offer can only be answered by an account, and a free item has no price to negotiate.
  const proposes = isShown(listing) && listing.priceType !== 'free' && hasAccount;
  const arranges = hasAccount && listing.state !== 'sold';
  const price = agreedPrice === undefined ? formatPrice(listing) : `domluveno ${crowns(agreedPrice)}`;
  // The stage of a deal between these two is shown by the stepper instead.
  const state = dealStage(listing.state, conversation.reservedHere) ? undefined : listingStateLabel(listing);
  const facts = [state, price].filter(Boolean).join(' · ');
  // Changes after each own message, which means that a form was submitted; used to reset the forms.
  const said = messages.findLast(({ own, change }) => own && !change)?.id ?? 'first';
  const Name = beside ? 'h2' : 'h1';
  const proposal = { action: address, said, answer };
  useFocusOnNext(said);
  return (
    <section className={styles.conversation} aria-labelledby="s-kym">
      <header className={styles.head}>
        <PageLink to={listTo} className={styles.back} aria-label="Zpět na zprávy">
          <Icon of={ChevronLeft} />
        </PageLink>
        <ListingPhoto listing={listing} />
        <div className={styles.about}>
          <div className={styles.who}>
            <Name id="s-kym">
              {other.slug ? <PageLink to={advertiserUrl(other.slug)}>{other.name}</PageLink> : other.name}
            </Name>
            <Newcomer since={conversation.newcomerSince} reviews={review?.otherReviews} now={now} />
          </div>
          <p>
            {isReadable(listing, conversation.side) ? (
              <PageLink to={listingUrl(listing)}>{keepUnits(listing.title)}</PageLink>
            ) : (
              <span>{listing.title}</span>
            )}{' '}
            <span className={styles.facts}>{facts}</span>
          </p>
        </div>
        <ConversationOptions conversation={conversation} action={address} reportTo={reportTo} />
        <DealMoves conversation={conversation} action={address} refused={refusedSale} />
      </header>
      <DealProgress conversation={conversation} reviewed={review?.own !== undefined} />
      {children}
      {earlier && (
        <p className={styles.earlier}>
          <PageLink to={`${address}?pred=${earlier}`}>Starší zprávy</PageLink>
        </p>
      )}
      <MessageLog conversation={conversation} action={address} reportTo={reportTo} now={now} />
      {stopped ? (
        <p className={styles.stopped} role="status">
          {stopped === 'by-me'
            ? `Zprávy s tímto člověkem máš zastavené. Povolíš je v možnostech nahoře.`
            : stopped === 'blocked'
              ? 'Účet druhé strany je zablokovaný. Zpráva by nikomu nedošla.'
              : 'Tenhle člověk si od tebe další zprávy nepřeje.'}
        </p>
      ) : (
        <div className={styles.composer}>
          <OpenOffer messages={messages} action={address} />
          <QuickReplies
            conversation={conversation}
            action={address}
            field="message"
            first={[
              proposes && (
                <button key="price" type="button" className={chip.chip} popoverTarget={priceDrawer}>
                  <Icon of={HandCoins} />
                  Navrhnout cenu
                </button>
              ),
              arranges && (
                <button key="meeting" type="button" className={chip.chip} popoverTarget={meetingDrawer}>
                  <Icon of={MapPin} />
                  Navrhnout předání
                </button>
              ),
            ]}
          >
            {attachable.length > 0 && <AttachListing key={said} listings={attachable} chosen={chosen} />}
          </QuickReplies>
          <AnswerForm
            key={said}
            conversationId={conversation.id}
            action={address}
            gathered={conversation.gathered}
            mailsAddress={mailsAddress}
            first={said === 'first'}
            {...form}
          />
        </div>
      )}
      {!stopped && arranges && (
        <ProposeMeeting
          {...proposal}
          refused={refusedMeeting}
          side={conversation.side}
          suggested={suggested}
        />
      )}
      {!stopped && proposes && (
        <ProposePrice
          {...proposal}
          refused={refusedPrice}
          asked={listing.price === undefined ? undefined : formatPrice(listing)}
        />
      )}
    </section>
  );
}

type NewcomerProps = { since: string | undefined; reviews: number | undefined; now: number };

/** How new the other side is here, and what is known of their deals. */
function Newcomer({ since, reviews = 0, now }: NewcomerProps) {
  if (since === undefined) return null;
  const today = formatDay(since, now) === formatDay(new Date(now).toISOString(), now);
  return (
    <p>
      účet od {today ? 'dneška' : formatDate(since)},{' '}
      {reviews === 0 ? 'bez hodnocení' : `hodnocení: ${reviews}`}
    </p>
  );
}

/**
 * A submitted form is removed from the page; moves the focus to the message field instead of the top of the
 * page.
 */
function useFocusOnNext(said: string): void {
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    if (document.activeElement === document.body)
      document.getElementById('message')?.focus({ preventScroll: true });
  }, [said]);
}
