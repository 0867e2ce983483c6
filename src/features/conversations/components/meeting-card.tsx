import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Form } from 'react-router';
import { meetingCalendarUrl, outsideMapUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Badge, type BadgeTone } from '../../../ui/cards/badge.tsx';
import { Check, Clock, Map, MapPin, X } from '../../../ui/icons/drawings.tsx';
import { Icon, type IconDrawing } from '../../../ui/icons/icon.tsx';
import { formatMeetingTime } from '../../listings/components/format-time.ts';
import type { Conversation, Meeting, MeetingState } from '../contract.ts';
import styles from './offer-card.module.css';
import { meetingDrawer } from './propose.tsx';

export type MeetingCardProps = {
  meeting: Meeting;
  /** The message with the proposal. */
  messageId: string;
  own: boolean;
  conversation: Pick<Conversation, 'id' | 'other' | 'stopped' | 'listing'>;
  /** URL of the conversation, which handles the form. */
  action: string;
  now: number;
};

type Result = { tone: BadgeTone; icon: IconDrawing; label: string };
const results: Record<Exclude<MeetingState, 'open'>, Result> = {
  confirmed: { tone: 'success', icon: Check, label: 'Potvrzeno' },
  declined: { tone: 'off', icon: X, label: 'Nevyhovuje' },
  replaced: { tone: 'line', icon: ArrowLeftRight, label: 'Nahrazeno jiným' },
  cancelled: { tone: 'off', icon: X, label: 'Zrušeno' },
  lapsed: { tone: 'off', icon: Clock, label: 'Nepotvrzeno' },
};

/** A proposed meeting: with buttons to respond while it is open, and a calendar link once confirmed. */
export function MeetingCard({ meeting, messageId, own, conversation, action, now }: MeetingCardProps) {
  const { place, at, state } = meeting;
  const open = state === 'open';
  const holds = state === 'confirmed' && Date.parse(at) > now;
  return (
    <section
      className={styles.offer}
      aria-label={own ? 'Tvůj návrh předání' : `Předání navrhuje: ${conversation.other.name}`}
    >
      <p className={styles.head}>
        <Icon of={MapPin} />
        <b>{own ? 'Tvůj návrh předání' : `${conversation.other.name} navrhuje předání`}</b>
        {state !== 'open' && (
          <Badge tone={results[state].tone} icon={results[state].icon}>
            {results[state].label}
          </Badge>
        )}
      </p>
      <div className={styles.where}>
        <div>
          <p className={styles.when}>{formatMeetingTime(at, now)}</p>
          <p>{place}</p>
        </div>
        {(open || holds) && (
          <a
            href={outsideMapUrl(place)}
            rel="noreferrer"
            className={buttonClass({ variant: 'tertiary', size: 'tap' })}
          >
            <Icon of={Map} />
            Mapa
          </a>
        )}
      </div>
      {(open || holds) && (
        <Form method="post" action={action} preventScrollReset className={styles.answers}>
          <input type="hidden" name="meeting" value={messageId} />
          {holds && (
            <a
              href={meetingCalendarUrl(conversation.id, messageId)}
              download
              className={buttonClass({ variant: 'secondary', size: 'tap' })}
            >
              <Icon of={CalendarPlus} />
              Do kalendáře
            </a>
          )}
          {open && !own && !conversation.stopped && (
            <>
              <Button name="intent" value="confirm-meeting" size="tap" icon={Check}>
                Potvrdit
              </Button>
              <Button type="button" variant="secondary" size="tap" popoverTarget={meetingDrawer}>
                Jindy nebo jinde
              </Button>
              <Button name="intent" value="decline-meeting" variant="tertiary" size="tap">
                Nevyhovuje
              </Button>
            </>
          )}
          {open && own && <span>Čeká se na odpověď.</span>}
          {((holds && conversation.listing.state !== 'sold') || (open && own && !conversation.stopped)) && (
            <Button name="intent" value="cancel-meeting" variant="tertiary" size="tap">
              {open ? 'Vzít zpět' : 'Zrušit předání'}
            </Button>
          )}
        </Form>
      )}
    </section>
  );
}
