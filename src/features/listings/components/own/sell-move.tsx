import type { ReactNode } from 'react';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../../ui/forms/form-fields.ts';
import type { OwnListing } from '../../contract.ts';
import { PriceField } from '../price-field.tsx';
import { ConfirmMove } from './move-forms.tsx';

/** Input of a refused move. */
export type RefusedMove = { values: FormFields; fields: FieldErrorMessages };

/** Marks an offer as sold, optionally with the final price; a demand is settled without a price. */
export function SellMove({
  listing: { id, kind, title, remaining = 1 },
  agreedPrice,
  refused,
  look,
  action,
  children,
}: {
  listing: Pick<OwnListing, 'id' | 'kind' | 'title' | 'remaining'>;
  /** The agreed price in whole CZK, prefilled. */
  agreedPrice: number | undefined;
  /** Refused input for this listing. */
  refused: RefusedMove | undefined;
  look: 'secondary' | 'item';
  /** The page that handles it, if not the current one. */
  action?: string;
  /** Additional fields, such as the buyer. */
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
