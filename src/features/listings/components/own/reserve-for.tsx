import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { buyerNameLength, type OwnListing } from '../../contract.ts';
import { ConfirmMove } from './move-forms.tsx';

/** For whom a reserved listing is reserved: somebody who wrote about it, or a name that nobody else sees. */
export function ReserveFor({ listing: { id, title, askers, reservedFor } }: { listing: OwnListing }) {
  return (
    <ConfirmMove
      // Closed again once it is said.
      key={reservedFor?.name}
      id={id}
      move="reserve-for"
      label="Pro koho"
      title={title}
      question="Ostatní uvidí jen to, že je inzerát rezervovaný."
      answer="Uložit"
    >
      {askers.length > 0 && (
        <Field label="Kdo ti napsal" optional hint="Uvidí v konverzaci, že je inzerát rezervovaný pro něj.">
          {(wiring) => (
            <Select
              {...wiring}
              name="conversation"
              placeholder="Nikdo z nich"
              defaultValue={reservedFor?.conversationId ?? ''}
              options={askers.map(({ conversationId, name }) => ({ value: conversationId, label: name }))}
            />
          )}
        </Field>
      )}
      <Field label="Někdo jiný" optional hint="Jméno uvidíš jen ty.">
        {(wiring) => (
          <Input
            {...wiring}
            name="buyer"
            maxLength={buyerNameLength.max}
            autoComplete="off"
            defaultValue={reservedFor?.conversationId ? '' : reservedFor?.name}
          />
        )}
      </Field>
    </ConfirmMove>
  );
}
