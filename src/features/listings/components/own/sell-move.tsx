import type { ReactNode } from 'react';
import { type FieldSentences, fieldText, type FormFields } from '../../../../ui/forms/form-fields.ts';
import type { OwnListing } from '../../contract.ts';
import { PriceField } from '../price-field.tsx';
import { ConfirmMove } from './move-forms.tsx';

/** What was typed with a move that was refused. */
export type RefusedMove = { values: FormFields; fields: FieldSentences };

/** Sold, and if the seller likes, for how much; a demand is settled and nobody asks. */
export function SellMove({
  listing: { id, kind, title, remaining = 1 },
  agreedPrice,
  refused,
  look,
  action,
  children,
}: {
  listing: Pick<OwnListing, 'id' | 'kind' | 'title' | 'remaining'>;
  /** What the buyer and the seller agreed on, in whole Kč: it stands in the form. */
  agreedPrice: number | undefined;
  /** What was typed for this very listing and refused. */
  refused: RefusedMove | undefined;
  look: 'secondary' | 'item';
  /** The page that does it, where it is not the one it stands in. */
  action?: string;
  /** What else the form says, such as to whom. */
  children?: ReactNode;
}) {
  const demand = kind === 'demand';
  return (
    <ConfirmMove
      id={id}
      move="sell"
      label={demand ? 'Vyřízeno' : remaining > 1 ? 'Prodáno všechno' : 'Prodáno'}
      title={title}
      look={look}
      action={action}
      question={
        demand
          ? 'Poptávka zmizí z výpisů a uvolní kartu. Do 30 dnů ji můžeš vrátit.'
          : 'Inzerát zmizí z výpisů a uvolní kartu. Do 30 dnů ho můžeš vrátit.'
      }
      answer={demand ? 'Označit jako vyřízené' : 'Označit jako prodané'}
      open={refused !== undefined}
    >
      {children}
      {!demand && (
        <PriceField
          label="Za kolik"
          optional
          hint={`${agreedPrice === undefined ? '' : 'Vyplněná je cena, na které jste se dohodli. '}U inzerátu se neukáže. Pomůže spočítat, za kolik se co prodává.`}
          error={refused?.fields['price']}
          typed={refused ? fieldText(refused.values, 'price') : agreedPrice?.toString()}
        />
      )}
    </ConfirmMove>
  );
}
