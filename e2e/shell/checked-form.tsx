import { z } from 'zod';
import { checkFields } from '../../src/contract/check-fields.ts';
import { Field } from '../../src/ui/forms/field.tsx';
import { Input } from '../../src/ui/forms/input.tsx';
import { useLiveForm } from '../../src/ui/forms/use-live-form.ts';

/** Fields by kind of validation; the key is the field's name. */
const fields = {
  text: z.string().min(1),
  side: z.enum(['levá', 'pravá']),
  number: z.coerce.number(),
  atLeast5: z.coerce.number().min(5),
  atMost5: z.coerce.number().max(5),
  over50: z.coerce.number().gt(50),
  under104: z.coerce.number().lt(104),
  whole: z.coerce.number().int(),
  from5: z.string().min(5),
  to8: z.string().max(8),
  just6: z.string().length(6),
  address: z.email(),
  link: z.url(),
};
const choices = z.preprocess((ticked) => [ticked ?? []].flat(), z.array(z.string()).min(1));
const chosen = z.enum(['levá', 'pravá']);
const check = checkFields(z.object({ ...fields, choices, chosen }));
const load = async () => check;

/** A form with one field per generic error message, validated like the forms of the site. */
export function CheckedForm() {
  const { formProps, errors } = useLiveForm({ load });
  return (
    <form {...formProps} aria-label="Zkoušený">
      {Object.keys(fields).map((name) => (
        <Field key={name} id={name} label={name} error={errors[name]}>
          {(wiring) => <Input {...wiring} name={name} />}
        </Field>
      ))}
      <Field id="choices" label="choices" error={errors['choices']}>
        {(wiring) => <input {...wiring} type="checkbox" name="choices" value="hůl" />}
      </Field>
      <Field id="chosen" label="chosen" error={errors['chosen']}>
        {(wiring) => (
          <select {...wiring} name="chosen" defaultValue="levá">
            <option value="">nevím</option>
            <option>levá</option>
          </select>
        )}
      </Field>
    </form>
  );
}
