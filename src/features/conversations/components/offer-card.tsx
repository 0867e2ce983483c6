import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import HandCoins from 'lucide-react/icons/hand-coins';
import { Form } from 'react-router';
import { crowns } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge, type BadgeTone } from '../../../ui/cards/badge.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Check, Clock, X } from '../../../ui/icons/drawings.tsx';
import { Icon, type IconDrawing } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { formatDeadline } from '../../listings/components/format-time.ts';
import type { Conversation, OfferState, PriceOffer } from '../contract.ts';
import styles from './offer-card.module.css';
import { priceDrawer } from './propose.tsx';

export type OfferCardProps = {
  offer: PriceOffer;
  /** The message with the offer. */
  messageId: string;
  own: boolean;
  conversation: Pick<Conversation, 'other' | 'listing' | 'stopped'>;
  /** URL of the conversation, which handles the form. */
  action: string;
  now: number;
};

type Result = { tone: BadgeTone; icon: IconDrawing; label: string };
const results: Record<Exclude<OfferState, 'open'>, Result> = {
  accepted: { tone: 'success', icon: Check, label: 'Přijato' },
  declined: { tone: 'off', icon: X, label: 'Odmítnuto' },
  countered: { tone: 'line', icon: ArrowLeftRight, label: 'Navrhuješ jinou' },
  withdrawn: { tone: 'off', icon: X, label: 'Vzato zpět' },
  lapsed: { tone: 'off', icon: Clock, label: 'Už neplatí' },
};

/** A price offer: with its three responses while it is open, otherwise with its outcome. */
export function OfferCard({ offer, messageId, own, conversation, action, now }: OfferCardProps) {
  const { other, listing, stopped } = conversation;
  const { price, state, validUntil } = offer;
  const open = state === 'open';
  return (
    <section className={styles.offer} aria-label={own ? 'Tvoje cena' : `Cena od: ${other.name}`}>
      <p className={styles.head}>
        <Icon of={HandCoins} />
        <b>{own ? 'Tvoje cena' : `${other.name} navrhuje`}</b>
        {open && <small>platí do {formatDeadline(validUntil, now)}</small>}
      </p>
      <p className={styles.price}>
        <b>
          <Price text={crowns(price)} />
        </b>
        {open ? (
          <span>{differenceOf(price, listing)}</span>
        ) : (
          <Badge tone={results[state].tone} icon={results[state].icon}>
            {own && state === 'countered' ? `${other.name} navrhuje jinou` : results[state].label}
          </Badge>
        )}
      </p>
      {open && !stopped && (
        <Form method="post" action={action} preventScrollReset className={styles.answers}>
          <input type="hidden" name="offer" value={messageId} />
          {own ? (
            <>
              <span>Čeká se na odpověď.</span>
              <Button name="intent" value="withdraw-offer" variant="tertiary" size="tap">
                Vzít zpět
              </Button>
            </>
          ) : (
            <>
              <Button name="intent" value="accept-offer" size="tap" icon={Check}>
                Přijmout
              </Button>
              <Button type="button" variant="secondary" size="tap" popoverTarget={priceDrawer}>
                Jiná cena
              </Button>
              <Button name="intent" value="decline-offer" variant="tertiary" size="tap">
                Odmítnout
              </Button>
            </>
          )}
        </Form>
      )}
      {open && <p className={classNames(text.small, text.secondary)}>Cena u inzerátu zůstane, jaká je.</p>}
    </section>
  );
}

/**
 * `místo 1 650 Kč, o 100 Kč míň` compared to the listing's price; undefined when the listing has no price.
 */
function differenceOf(
  price: number,
  { price: asked, priceType }: Conversation['listing'],
): string | undefined {
  if (priceType === 'free' || priceType === 'agreement' || asked === undefined || asked === price)
    return undefined;
  const by = crowns(Math.abs(asked - price));
  return `místo ${crowns(asked)}, o ${by} ${price < asked ? 'míň' : 'víc'}`;
}
