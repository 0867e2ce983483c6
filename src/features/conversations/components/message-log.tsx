import { classNames } from '../../../ui/class-names.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDay, formatTime } from '../../listings/components/format-time.ts';
import { formatPhone } from '../../listings/components/format-phone.ts';
import type { ConversationMessage } from '../contract.ts';
import styles from './message-log.module.css';

export type MessageLogProps = {
  /** The oldest first. */
  messages: readonly ConversationMessage[];
  /** Whose messages those of the other side are. */
  name: string;
  /** Where to report the conversation; a message of it is named behind that. */
  reportTo: string;
  now: number;
};

/** What was said, parted by days, the end of it in sight. New messages are announced. */
export function MessageLog({ messages, name, reportTo, now }: MessageLogProps) {
  return (
    // Scrolled by keyboard too, though there is nothing in it to go to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.log} role="log" aria-label="Zprávy" tabIndex={0}>
      <ol className={styles.messages}>
        {messages.map((message, index) => {
          const day = formatDay(message.sentAt, now);
          const before = messages[index - 1];
          const begins = before === undefined || formatDay(before.sentAt, now) !== day;
          return (
            <li key={message.id} className={styles.step}>
              {begins && <p className={styles.day}>{day}</p>}
              <Message message={message} name={name} reportTo={`${reportTo}%23zprava-${message.id}`} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Message({
  message,
  name,
  reportTo,
}: {
  message: ConversationMessage;
  name: string;
  reportTo: string;
}) {
  const { text, sentAt, own, read, unproven, phone } = message;
  const notes = [read && 'přečteno', unproven && 'bez přihlášení'].filter(Boolean);
  return (
    <div className={classNames(styles.message, own && styles.own)}>
      <span className={styles.who}>{own ? 'Ty' : name}: </span>
      <p>{text}</p>
      {phone && (
        <p className={styles.phone}>
          Telefon <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
      <p className={styles.note}>
        <time dateTime={sentAt}>{formatTime(sentAt)}</time>
        {notes.map((note) => ` · ${note}`)}
        {!own && (
          <>
            {' · '}
            <PageLink to={reportTo} rel="nofollow" aria-label="Nahlásit zprávu">
              Nahlásit
            </PageLink>
          </>
        )}
      </p>
    </div>
  );
}
