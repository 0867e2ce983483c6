import { Field } from '../../../ui/forms/field.tsx';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';

const texts = [
  { name: 'name', label: 'Název', hint: 'Jak se jí říká, třeba Městská sportovní hala.' },
  { name: 'place', label: 'Obec', hint: 'U jmenovkyň i s okresem: Lhota, okres Přerov.' },
  { name: 'address', label: 'Ulice a číslo', optional: true },
  {
    name: 'spot',
    label: 'Souřadnice',
    hint: 'Jako na mapě, třeba 49.1951, 16.6068. Bez nich stojí uprostřed obce.',
    optional: true,
  },
] as const;

const days = [
  { name: 'from', label: 'První den turnaje' },
  { name: 'to', label: 'Poslední den turnaje' },
] as const;

/** Form fields of a hall or a tournament. */
export function PointFields({
  values,
  errors = {},
}: {
  values: FormFields;
  errors: FieldErrorMessages | undefined;
}) {
  return (
    <>
      <Field label="Druh" error={errors['kind']}>
        {(wiring) => (
          <Select
            {...wiring}
            name="kind"
            defaultValue={fieldText(values, 'kind')}
            options={[
              { value: 'hall', label: 'Hala' },
              { value: 'tournament', label: 'Turnaj' },
            ]}
          />
        )}
      </Field>
      {texts.map(({ name, label, ...rest }) => (
        <Field key={name} label={label} error={errors[name]} {...rest}>
          {(wiring) => (
            <Input {...wiring} name={name} autoComplete="off" defaultValue={fieldText(values, name)} />
          )}
        </Field>
      ))}
      <div className={layout.beside}>
        {days.map(({ name, label }) => (
          <Field key={name} label={label} optional note="jen turnaj" error={errors[name]}>
            {(wiring) => <Input {...wiring} type="date" name={name} defaultValue={fieldText(values, name)} />}
          </Field>
        ))}
      </div>
    </>
  );
}
