import { withFullStop } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { FieldErrorMessages, FormFields } from '../../../ui/forms/form-fields.ts';
import { Clock } from '../../../ui/icons/drawings.tsx';
import text from '../../../ui/layout/text.module.css';
import { Stepper, type Step } from '../../../ui/navigation/stepper.tsx';
import { ConfirmMove, MoveButton, reservationEnds } from '../../listings/components/own/move-forms.tsx';
import { SellMove } from '../../listings/components/own/sell-move.tsx';
import type { Conversation } from '../contract.ts';
import { dealStage } from '../rules.ts';
import styles from './deal.module.css';

type Deal = Pick<
  Conversation,
  'id' | 'side' | 'other' | 'listing' | 'reservedHere' | 'reservedElsewhere' | 'agreedPrice' | 'stopped'
>;

export type DealMovesProps = {
  conversation: Deal;
  /** URL of the conversation, which handles the forms. */
  action: string;
  /** Values and errors of a refused sale. */
  refused: { values: FormFields; fields: FieldErrorMessages } | undefined;
};

/** Actions of the advertiser with the listing for the other side of the conversation. */
export function DealMoves({
  conversation: { id, side, listing, reservedHere, reservedElsewhere, agreedPrice, stopped },
  action,
  refused,
}: DealMovesProps) {
  const { state, title } = listing;
  if (side !== 'advertiser') return null;
  const move = { id: listing.id, title, look: 'secondary', action } as const;
  if (state === 'sold' && reservedHere)
    return (
      <div className={styles.moves}>
        <MoveButton {...move} move="reopen" label="Vrátit do nabídky" />
      </div>
    );
  if (state !== 'active' && state !== 'reserved') return null;
  return (
    <div className={styles.moves}>
      {!stopped && reservedElsewhere?.name !== undefined && (
        <ConfirmMove
          {...move}
          move="reserve-for"
          label="Rezervovat"
          question={reservationEnds(reservedElsewhere.name)}
          answer="Převést rezervaci"
        />
      )}
      {!stopped && !reservedHere && !reservedElsewhere && (
        <MoveButton
          {...move}
          move="reserve-for"
          label="Rezervovat"
          icon={Clock}
          look={agreedPrice === undefined ? 'secondary' : 'primary'}
        />
      )}
      {state === 'reserved' && <MoveButton {...move} move="release" label="Zrušit rezervaci" />}
      <SellMove
        key={`${state} ${agreedPrice}`}
        listing={listing}
        agreedPrice={agreedPrice}
        refused={refused}
        look="secondary"
        action={action}
      >
        <input type="hidden" name="conversation" value={id} />
      </SellMove>
    </div>
  );
}

const stages = ['talk', 'reserved', 'handed-over', 'reviewed'] as const;
const labels = {
  talk: 'Domluva',
  reserved: 'Rezervace',
  'handed-over': 'Předání',
  reviewed: 'Hodnocení',
} as const;

/** The stage of the deal, and for whom the listing is reserved. */
export function DealProgress({
  conversation: { side, other, listing, reservedHere, reservedElsewhere, agreedPrice },
  reviewed,
}: {
  conversation: Deal;
  /** Whether the caller has reviewed the deal. */
  reviewed: boolean;
}) {
  const stage = dealStage(listing.state, reservedHere);
  // Informs an asker whose reservation may have ended.
  if (side === 'asker' && reservedElsewhere)
    return (
      <p className={classNames(text.small, styles.promise)} role="status">
        Inzerát je rezervovaný pro někoho jiného.
      </p>
    );
  if (!stage) return null;
  // After the handover the remaining step is the review.
  const reached = stages.indexOf(stage === 'handed-over' ? 'reviewed' : stage);
  // An agreed price completes the first step, but the listing is not reserved yet.
  const agreed = stage === 'talk' && agreedPrice !== undefined;
  const over = reviewed && stage === 'handed-over';
  const steps = stages.map((each, index): Step => {
    const state =
      index < reached || over || (agreed && index === reached)
        ? 'done'
        : index === reached
          ? 'current'
          : 'coming';
    return { label: labels[each], state };
  });
  return (
    <div className={styles.progress}>
      <Stepper steps={steps} label="Jak je to daleko" />
      {stage === 'reserved' && (
        // Seen in the head, in the steps and in the log.
        <p className={text.hidden} role="status">
          {side === 'advertiser'
            ? `${withFullStop(`Rezervováno pro: ${other.name}`)} Ostatní vidí jen, že je inzerát rezervovaný.`
            : 'Inzerát je rezervovaný pro tebe.'}
        </p>
      )}
    </div>
  );
}
