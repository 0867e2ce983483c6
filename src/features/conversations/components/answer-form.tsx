import Send from 'lucide-react/icons/send';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import text from '../../../ui/layout/text.module.css';
import { useFormDraft } from '../../../ui/forms/form-draft.ts';
import styles from './answer-form.module.css';

const load = () => import('./check-answer.ts').then(({ checkAnswer }) => checkAnswer);
const labels = { message: 'Zpráva' };

export type AnswerFormProps = {
  /** The address of the conversation, which takes the message. */
  action: string;
  /** What came back with the server's answer. */
  value: string;
  errors: FieldSentences | undefined;
  /** Why it was not sent, when the field is not to blame. */
  problem: string | undefined;
  sending: boolean;
  /** Whether the email shows the writer's address. */
  mailsAddress: boolean;
};

/** Where a conversation goes on. What is being written stays in this window until it is sent. */
export function AnswerForm({ action, value, errors, problem, sending, mailsAddress }: AnswerFormProps) {
  const live = useLiveForm({ load, serverErrors: errors, labels });
  useFormDraft(live.formProps.ref, action);
  const wrong = live.errors['message'] !== undefined;
  return (
    <Form method="post" action={action} preventScrollReset className={styles.form} {...live.formProps}>
      {problem && (
        <Alert severity="error" scrollHere>
          {problem}
        </Alert>
      )}
      <div className={styles.line}>
        <label htmlFor="message" className={text.hidden}>
          Zpráva
        </label>
        <TextArea
          id="message"
          name="message"
          rows={1}
          required
          placeholder="Napiš zprávu"
          defaultValue={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'message-error message-hint' : 'message-hint'}
        />
        <Button icon={Send} busy={sending}>
          <span className={styles.send}>Odeslat</span>
        </Button>
      </div>
      <FieldMessageLines
        id="message"
        error={live.errors['message']}
        hint={`${
          mailsAddress
            ? 'Přijde e-mailem. Aby na něj šlo odpovědět, stojí v něm tvoje adresa.'
            : 'Přijde i e-mailem, tvoje adresa v něm nebude.'
        } Kdo chce kód z SMS nebo číslo karty, podvádí.`}
      />
    </Form>
  );
}
