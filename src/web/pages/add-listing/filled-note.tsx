import { listingFormId } from '../../../features/listings/components/form/listing-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import type { Differing } from './fill-from-title.server.ts';

type Filled = {
  filled: readonly string[];
  differing: readonly Differing[];
  /** Whether it was decided just now what may be replaced. */
  asked: boolean;
};

/** What the title has filled, to be looked over, and what it would replace, to be confirmed. */
export function FilledNote({ filled, differing, asked }: Filled) {
  if (filled.length === 0 && differing.length === 0)
    return <Alert>{asked ? 'Formulář zůstal, jak byl.' : 'V názvu jsme nic dalšího nepoznali.'}</Alert>;
  return (
    <>
      {filled.length > 0 && (
        <Alert severity="success" title="Z názvu jsme doplnili, zkontroluj to" scrollHere>
          {filled.join(', ')}
        </Alert>
      )}
      {differing.length > 0 && (
        <Alert
          severity="warn"
          title="Název říká něco jiného než formulář"
          scrollHere={filled.length === 0}
          actions={
            <Button form={listingFormId} name="intent" value="replace" formNoValidate size="tap">
              Nahradit zaškrtnuté
            </Button>
          }
        >
          {differing.map(({ name, label, before, text }) => (
            <Checkbox
              key={name}
              form={listingFormId}
              name="replace"
              value={name}
              defaultChecked
              label={`${label}: ${before} → ${text}`}
            />
          ))}
        </Alert>
      )}
    </>
  );
}
