import Send from 'lucide-react/icons/send';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useFormDraft } from '../../../ui/forms/form-draft.ts';

const load = () => import('./check-operator.ts').then(({ checkOperator }) => checkOperator);
const maxMessageLength = 2000;
const labels = { topic: 'Téma', name: 'Jméno', email: 'E-mail', message: 'Zpráva' };

export type OperatorValues = Readonly<Record<string, string | undefined>>;

/** Form for a message to the site's operator. */
export function OperatorForm({
  action,
  topics,
  values,
  fields,
  problem,
  sending,
}: {
  action: string;
  topics: readonly { value: string; label: string }[];
  values: OperatorValues;
  /** Server-side errors by field. */
  fields?: Record<string, string[]> | undefined;
  problem?: string | undefined;
  sending: boolean;
}) {
  const live = useLiveForm({ load, serverErrors: fields, labels });
  useFormDraft(live.formProps.ref, action);
  return (
    <Form method="post" action={action} className={layout.stack} {...live.formProps}>
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Field label="Téma" id="topic" error={live.errors.topic}>
        {(wiring) => (
          <Select
            {...wiring}
            name="topic"
            options={topics}
            placeholder="Vyber téma"
            defaultValue={values.topic}
          />
        )}
      </Field>
      <Field label="Jméno" id="name" error={live.errors.name}>
        {(wiring) => (
          <Input {...wiring} name="name" autoComplete="name" maxLength={120} defaultValue={values.name} />
        )}
      </Field>
      <Field label="E-mail" id="email" error={live.errors.email} hint="Na něj ti přijde odpověď.">
        {(wiring) => (
          <Input
            {...wiring}
            name="email"
            type="email"
            autoComplete="email"
            keys="email"
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field label="Zpráva" id="message" error={live.errors.message}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="message"
            rows={7}
            limit={maxMessageLength}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Button icon={Send} busy={sending} block>
        Odeslat zprávu
      </Button>
    </Form>
  );
}
