import { useState } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { shortName } from '../../accounts/rules.ts';

/** The name under which a listing will stand, with what it will look like; without one it stays as it is. */
export function PublicNameField({
  current,
  typed,
  error,
}: {
  /** What others see now. */
  current: string;
  typed: string;
  error: readonly string[] | undefined;
}) {
  const [name, setName] = useState(typed);
  return (
    <section className={classNames(layout.panel, layout.panelLarge, layout.stack)} aria-labelledby="jmeno">
      <h2 id="jmeno">Pod jakým jménem tě uvidí</h2>
      <Field
        label="Jak ti máme říkat"
        id="publicName"
        optional
        hint="Se jménem ti lidé napíšou spíš. Z celého jména ukážeme jen křestní a první písmeno příjmení."
        error={error}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="publicName"
            form="zverejneni"
            autoComplete="name"
            defaultValue={typed}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <p>
        U inzerátu bude: <strong>{shortName(name.trim().replaceAll(/\s+/g, ' ')) || current}</strong>
      </p>
    </section>
  );
}
