import Flag from 'lucide-react/icons/flag';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layoutText from '../../../ui/layout/text.module.css';
import { formatDay, formatMoment, formatTime } from '../../listings/components/format-time.ts';
import { formatPhone } from '../../listings/components/format-phone.ts';
import { ReportLink } from '../../reports/components/report-link.tsx';
import type { Conversation, ConversationMessage } from '../contract.ts';
import styles from './message-log.module.css';
import { AttachedListing } from './attached-listing.tsx';
import { hideLinks } from './hide-links.ts';
import { MeetingCard } from './meeting-card.tsx';
import { SentPhotos, useConversationPhotos } from './message-photos.tsx';
import { messageAnchor } from './open-offer.tsx';
import { OfferCard } from './offer-card.tsx';
import { OwnScamNote, ScamWarning } from './scam-warning.tsx';

export type MessageLogProps = {
  conversation: Conversation;
  /** The address of the conversation, which takes answers to prices. */
  action: string;
  /** Where to report the conversation; a message of it is named behind that. */
  reportTo: string;
  now: number;
};

/** What was said, parted by days, the end of it in sight. New messages are announced. */
export function MessageLog({ conversation, action, reportTo, now }: MessageLogProps) {
  const { messages, other, listing } = conversation;
  // An answer right under the card that it answers is said by the card.
  const shown = messages.filter(
    ({ answers }, index) => answers === undefined || answers !== messages[index - 1]?.id,
  );
  const log = useRef<HTMLDivElement>(null);
  // What the reader has just done, or what became of the listing, is not missed by whoever has scrolled away.
  const done = messages.findLast(({ own, change }) => own || change)?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = 0;
  }, [done]);
  const photos = useConversationPhotos(
    messages.flatMap((message) => message.photos),
    `${other.name}, ${listing.title}`,
  );
  return (
    <>
      {/* Scrolled by keyboard too, though there is nothing in it to go to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className={styles.log} role="log" aria-label="Zprávy" tabIndex={0}>
        <ol className={styles.messages}>
          {shown.map((message, index) => {
            const day = formatDay(message.sentAt, now);
            const before = shown[index - 1];
            const next = messages[messages.indexOf(message) + 1];
            const begins = before === undefined || formatDay(before.sentAt, now) !== day;
            return (
              <li key={message.id} id={messageAnchor(message.id)} className={styles.step}>
                {begins && <p className={styles.day}>{day}</p>}
                <Message
                  message={message}
                  answer={next?.answers === message.id ? next : undefined}
                  conversation={conversation}
                  action={action}
                  now={now}
                  onPhoto={photos.open}
                  reportTo={`${reportTo}%23${messageAnchor(message.id)}`}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {photos.shown}
    </>
  );
}

function Message({
  message,
  answer,
  conversation,
  action,
  reportTo,
  now,
  onPhoto,
}: MessageLogProps & {
  message: ConversationMessage;
  /** What the message's card says in its place. */
  answer: ConversationMessage | undefined;
  onPhoto: (id: string) => void;
}) {
  const { id, text, photos, sentAt, own, read, unproven, byEmail, phone, offer, meeting, attached } = message;
  const scam = own ? undefined : message.scam;
  const away = scam !== undefined && conversation.stopped === 'by-me';
  if (message.change)
    return (
      <p className={styles.change}>
        {text} <time dateTime={sentAt}>{formatTime(sentAt)}</time>
      </p>
    );
  const notes = [
    read && !answer && 'přečteno',
    unproven && 'bez přihlášení',
    byEmail && 'e-mailem',
    answer && `odpověď ${formatMoment(answer.sentAt, now)}`,
    answer?.read && 'přečteno',
  ].filter(Boolean);
  const bubble = (
    <div
      className={classNames(
        styles.message,
        scam && styles.suspect,
        own && styles.own,
        (offer || meeting) && styles.card,
        offer?.state === 'open' && styles.open,
      )}
    >
      {offer ? (
        <OfferCard
          offer={offer}
          messageId={id}
          own={own}
          conversation={conversation}
          action={action}
          now={now}
        />
      ) : meeting ? (
        <MeetingCard
          meeting={meeting}
          messageId={id}
          own={own}
          conversation={conversation}
          action={action}
          now={now}
        />
      ) : (
        <>
          <span className={layoutText.hidden}>{own ? 'Ty' : conversation.other.name}: </span>
          <SentPhotos photos={photos} onOpen={onPhoto} />
          {text && away ? (
            <Hidden label="Ukázat nahlášenou zprávu" text={text} />
          ) : (
            text && <Words text={text} hidden={scam !== undefined} />
          )}
        </>
      )}
      {phone && (
        <p className={styles.phone}>
          Telefon <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
      {attached && <AttachedListing listing={attached} />}
      {own && message.scam && <OwnScamNote scam={message.scam} />}
      <p className={styles.note}>
        <time dateTime={sentAt}>{formatTime(sentAt)}</time>
        {notes.map((note) => ` · ${note}`)}
        {!own && (
          <ReportLink to={reportTo} aria-label="Nahlásit zprávu" className={styles.report}>
            <Icon of={Flag} />
          </ReportLink>
        )}
      </p>
    </div>
  );
  if (!scam) return bubble;
  return (
    <>
      {bubble}
      <ScamWarning scam={scam} messageId={id} conversation={conversation} action={action} />
    </>
  );
}

/** What was written; links of what looks like a fraud show only to whoever asks for them. */
function Words({ text, hidden }: { text: string; hidden: boolean }) {
  const shown = hidden ? hideLinks(text) : text;
  return (
    <>
      <p className={styles.words}>{shown}</p>
      {shown !== text && <Hidden label="Ukázat i s odkazem" text={text} />}
    </>
  );
}

const Hidden = ({ label, text }: { label: string; text: string }) => (
  <details className={styles.hidden}>
    <summary>{label}</summary>
    <p className={styles.words}>{text}</p>
  </details>
);
