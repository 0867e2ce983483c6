import { useEffect } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { type FieldErrorMessages, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { fillForm } from '../../../ui/forms/fill-form.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { CompanyFields, type RegisterAnswer, TextField } from './company-fields.tsx';

const load = () => import('./profile-checks.ts').then((checks) => checks.checkProfile);

const labels = {
  fullName: 'Celé jméno',
  publicName: 'Veřejné jméno',
  sellsAs: 'Kdo prodává',
  companyId: 'IČO',
  companyName: 'Obchodní jméno',
  vatId: 'DIČ',
  street: 'Ulice a číslo',
  city: 'Město',
  postcode: 'PSČ',
};

export type ProfileFormProps = {
  values: FormFields;
  errors?: FieldErrorMessages | undefined;
  message?: string | undefined;
  register?: RegisterAnswer | undefined;
  shownAs: string;
  busy: 'save' | 'register' | undefined;
};

/**
 * Form for names, trader data and what listings show. One button saves; the other looks the company up in the
 * register and keeps what is typed.
 */
export function ProfileForm({ values, errors, message, register, shownAs, busy }: ProfileFormProps) {
  const live = useLiveForm({ load, serverErrors: errors, labels });
  const form = live.formProps.ref;
  const filled = register?.filled;
  useEffect(() => {
    if (!filled || !form.current) return;
    fillForm(form.current, filled);
    // Untouched fields already show the new value; their errors about the old one must be cleared.
    for (const control of form.current.elements)
      if (control instanceof HTMLInputElement && filled[control.name]) announceChange(control);
  }, [filled, form]);
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: live.errors[name],
    defaultValue: fieldText(values, name),
  });
  return (
    <Form method="post" preventScrollReset className={layout.stackLarge} {...live.formProps}>
      {/* First submit button of the form, so that Enter saves instead of triggering the register lookup. */}
      <button name="intent" value="save" className={text.hidden} tabIndex={-1} aria-hidden="true" />
      {/* Set in the phone section; submitted here unchanged. */}
      <input type="hidden" name="phoneShown" value={fieldText(values, 'phoneShown')} />
      <ErrorAlert message={message} />
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <section className={classNames(layout.panel, layout.stack)} aria-labelledby="jmeno">
        <h2 id="jmeno">Jméno</h2>
        <TextField
          {...field('fullName')}
          autoComplete="name"
          hint="Nikde ho neukážeme. Skládáme z něj jméno, které vidí ostatní."
        />
        <TextField
          {...field('publicName')}
          autoComplete="nickname"
          hint={`Jako ${shownAs} tě teď vidí ostatní. Necháš-li pole prázdné, vezmeme křestní jméno a první písmeno příjmení.`}
        />
      </section>
      <CompanyFields field={field} register={register} asking={busy === 'register'} />
      <section className={classNames(layout.panel, layout.stack)} aria-labelledby="v-inzeratech">
        <h2 id="v-inzeratech">Co ukazují tvoje inzeráty</h2>
        <ChoiceGroup
          legend="Místo u nových inzerátů"
          id="placeShown"
          error={live.errors.placeShown}
          hint="Platí pro inzeráty, které teprve vystavíš. U běžícího to změníš v jeho úpravě. Přesnou adresu neukazujeme nikdy."
        >
          <Segmented
            name="placeShown"
            defaultValue={fieldText(values, 'placeShown')}
            options={[
              { value: 'exact', label: 'Obec' },
              { value: 'district', label: 'Jen okres' },
            ]}
          />
        </ChoiceGroup>
      </section>
      <Button name="intent" value="save" size="large" busy={busy === 'save'}>
        Uložit profil
      </Button>
    </Form>
  );
}
