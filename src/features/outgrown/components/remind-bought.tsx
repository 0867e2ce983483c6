import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import { outgrownUrl, ownRemindersUrl } from '../../../contract/urls.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { BoughtThing } from '../contract.ts';
import { conversationParameter, formatDue } from '../rules.ts';
import styles from './remind-bought.module.css';
import { whatIsStored } from './texts.ts';

const measures = {
  height: { label: 'Výška dítěte teď', unit: 'cm' },
  age: { label: 'Věk dítěte', unit: 'let' },
} as const;

type Props = {
  bought: BoughtThing;
  conversation: string;
  errors?: FieldErrors | undefined;
  value?: string;
};

/** Shown in the conversation of a purchase: a strip that asks for the number only on request. */
export function RemindBoughtStrip({ bought, conversation }: Pick<Props, 'bought' | 'conversation'>) {
  const form = <RemindBought bought={bought} conversation={conversation} />;
  return (
    <section className={styles.strip} aria-label="Až z toho dítě vyroste">
      {bought.reminder || !bought.needs ? (
        form
      ) : (
        <details className={layout.stackSmall}>
          <summary className={buttonClass({ variant: 'secondary', size: 'tap' })}>
            Je to pro dítě? Připomeň mi, až vyroste
          </summary>
          {form}
        </details>
      )}
    </section>
  );
}

/** For a child's item bought here: at most one number and one tap. */
export function RemindBought({ bought: { needs, reminder }, conversation, errors = {}, value = '' }: Props) {
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
      <p>Odhadneme, kdy to bude dítěti malé, a včas ti pošleme e-mail s větší velikostí.</p>
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
        Připomeň mi to
      </Button>
      <p className={text.small}>{whatIsStored}</p>
    </Form>
  );
}
