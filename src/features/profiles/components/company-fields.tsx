import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { OptionTiles } from '../../../ui/forms/option-tiles.tsx';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './profile.module.css';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import type { KeyFilter } from '../../../ui/forms/key-filters.ts';

/** Data filled in from the register of companies, or why the lookup failed. */
export type RegisterAnswer = { filled?: FormFields; said: string; failed: boolean };

type Name = 'companyId' | 'companyName' | 'vatId' | 'street' | 'city' | 'postcode' | 'sellsAs';

/**
 * Private person or trader, with the trader's data; the register fills in what it has, and everything stays
 * editable. A trader's fields are hidden from private people by CSS, so also without JavaScript.
 */
export function CompanyFields({
  field,
  register,
  asking,
}: {
  field: (name: Name) => Pick<TextFieldProps, 'name' | 'label' | 'error' | 'defaultValue'>;
  register: RegisterAnswer | undefined;
  asking: boolean;
}) {
  const sellsAs = field('sellsAs');
  return (
    <section className={classNames(layout.panel, layout.stack, styles.seller)} aria-labelledby="prodejce">
      <h2 id="prodejce">Soukromě, nebo jako podnikatel</h2>
      <ChoiceGroup
        legend="Na bazaru prodávám"
        id="sellsAs"
        error={sellsAs.error}
        hint="Kupující to uvidí u každého inzerátu, chce to tak zákon."
      >
        <OptionTiles
          name="sellsAs"
          defaultValue={sellsAs.defaultValue}
          options={[
            { value: 'private', label: 'Soukromě', line: 'Vlastní výbavu, ne jako živnost' },
            { value: 'trader', label: 'Jako podnikatel', line: 'Obchod nebo živnost s IČO' },
          ]}
        />
      </ChoiceGroup>
      <div className={classNames(layout.stack, styles.trader)}>
        <div className={styles.ask}>
          <TextField
            {...field('companyId')}
            inputMode="numeric"
            fine={register && !register.failed ? register.said : undefined}
            hint="Jméno, adresu a DIČ doplníme z rejstříku ARES, pak je můžeš upravit."
          />
          <Button name="intent" value="ares" variant="secondary" formNoValidate busy={asking}>
            Načíst z ARES
          </Button>
        </div>
        {register?.failed && (
          <Alert severity="warn" title={register.said}>
            Údaje můžeš vyplnit ručně a uložit i bez rejstříku.
          </Alert>
        )}
        <TextField {...field('companyName')} autoComplete="organization" />
        <TextField {...field('vatId')} hint="Jen pro plátce DPH." />
        <TextField {...field('street')} autoComplete="street-address" />
        <div className={styles.town}>
          <div>
            <TextField {...field('postcode')} autoComplete="postal-code" inputMode="numeric" />
          </div>
          <div>
            <TextField {...field('city')} autoComplete="address-level2" />
          </div>
        </div>
      </div>
    </section>
  );
}

type TextFieldProps = {
  name: string;
  label: string;
  error?: readonly string[] | undefined;
  fine?: string | undefined;
  hint?: ReactNode;
  defaultValue: string;
  autoComplete?: string;
  inputMode?: 'numeric';
  keys?: KeyFilter;
};

/** One text field of a profile; which fields are required depends on the kind of seller, so validation reports it. */
export function TextField({ name, label, error, fine, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} id={name} optional note="" error={error} fine={fine} hint={hint}>
      {(wiring) => <Input {...wiring} {...input} name={name} />}
    </Field>
  );
}
