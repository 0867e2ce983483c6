import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import { outgrownUrl, ownRemindersUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { BoughtThing } from '../contract.ts';
import { conversationParameter, formatDue } from '../rules.ts';
import { whatIsStored } from './texts.ts';

const measures = {
  height: { label: 'Výška dítěte teď', unit: 'cm' },
  age: { label: 'Věk dítěte', unit: 'let' },
} as const;

/** Beside a child's thing that was bought here: one number at the most, and one tap. */
export function RemindBought({
  bought: { needs, reminder },
  conversation,
  errors = {},
  value = '',
}: {
  bought: BoughtThing;
  conversation: string;
  errors?: FieldErrors | undefined;
  value?: string;
}) {
  const busy = useNavigation().formMethod === 'POST';
  if (reminder)
    return (
      <p className={text.small}>
        {reminder.state === 'sent'
          ? 'O větší velikosti jsme ti napsali.'
          : `O větší velikosti ti napíšeme ${formatDue(reminder)}.`}{' '}
        <PageLink to={ownRemindersUrl}>Změnit nebo zrušit</PageLink>
      </p>
    );
  const measure = needs && measures[needs];
  return (
    <Form
      method="post"
      action={`${outgrownUrl}?${conversationParameter}=${conversation}`}
      className={layout.stackSmall}
      noValidate
    >
      <p>Je to pro dítě? Připomeneme ti, až z toho vyroste, a ukážeme větší.</p>
      {needs && measure && (
        <Field label={measure.label} id={needs} error={errors[needs]}>
          {(wiring) => (
            <Input
              {...wiring}
              name={needs}
              unit={measure.unit}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={value}
            />
          )}
        </Field>
      )}
      <Button variant="secondary" size="tap" busy={busy}>
        Připomeň mi, až vyroste
      </Button>
      <p className={text.small}>{whatIsStored}</p>
    </Form>
  );
}
