import Send from 'lucide-react/icons/send';
import { type RefObject, useRef } from 'react';
import type { FetcherWithComponents, Form as PageForm } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Plus } from '../../../ui/icons/drawings.tsx';
import { emailPrivacy } from '../../accounts/components/email-privacy.ts';
import { EmailSuggestion } from '../../accounts/components/email-suggestion.tsx';
import type { ContactAnswer, ContactValues } from './contact-values.ts';
import { useFormDraft, writeText } from '../../../ui/forms/form-draft.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from './prepared-questions.module.css';
import { privacyUrl, termsUrl } from '../../../contract/urls.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';

const load = () => import('./check-contact.ts').then(({ checkContact }) => checkContact);
const longestMessage = 2000;
/**
 * Field names for the error summary, where „Toto pole je povinné“ alone would be ambiguous; the consent's
 * message needs none.
 */
const labels = {
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  message: 'Zpráva',
};

type ContactFormProps = {
  /** The router's form: of the page, or of a fetcher, which stays in its dialog. */
  form: typeof PageForm | FetcherWithComponents<unknown>['Form'];
  /** URL of the page with this form, which handles it. */
  action: string;
  questions: readonly string[];
  /** Known values of the visitor, or those returned by the server. */
  values: ContactValues;
  answer: ContactAnswer | undefined;
  sending: boolean;
  /** Whether the visitor's account has no name yet; it takes the one typed here. */
  naming: boolean;
  /** Email of the visitor's account; cannot be changed in the form. */
  ownEmail: string | undefined;
  /** Id of the form whose button is outside it, in the foot of a dialog. */
  id?: string;
};

/** The message form to an advertiser; used in a listing's dialog and on a separate page. */
export function ContactForm({
  form: Form,
  action,
  questions,
  values,
  answer,
  sending,
  naming,
  ownEmail,
  id,
}: ContactFormProps) {
  const live = useLiveForm({ load, serverErrors: answer?.fields, labels });
  useFormDraft(live.formProps.ref, action);
  const email = useRef<HTMLInputElement>(null);
  return (
    <Form id={id} method="post" action={action} className={layout.stack} {...live.formProps}>
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      {answer?.problem && <Alert severity="error">{answer.problem}</Alert>}
      <Field
        label="Jméno"
        id="name"
        error={live.errors.name}
        hint={
          naming
            ? 'Bude i jménem tvého účtu: z celého ukážeme křestní a první písmeno příjmení. Změníš ho v profilu.'
            : undefined
        }
      >
        {(wiring) => (
          <Input {...wiring} name="name" autoComplete="name" maxLength={120} defaultValue={values.name} />
        )}
      </Field>
      <Field
        label="E-mail"
        id="email"
        error={live.errors.email}
        hint={`${ownEmail ? 'Je z tvého účtu. ' : ''}Přijde na něj odpověď. ${emailPrivacy}`}
      >
        {(wiring) => (
          <>
            <Input
              {...wiring}
              ref={email}
              name="email"
              type="email"
              autoComplete="email"
              keys="email"
              defaultValue={ownEmail ?? values.email}
              readOnly={ownEmail !== undefined}
            />
            {ownEmail === undefined && <EmailSuggestion field={email} />}
          </>
        )}
      </Field>
      <Field label="Telefon" id="phone" optional error={live.errors.phone}>
        {(wiring) => (
          <Input {...wiring} name="phone" type="tel" autoComplete="tel" defaultValue={values.phone} />
        )}
      </Field>
      <PreparedQuestions questions={questions} form={live.formProps.ref} />
      <Field label="Zpráva" id="message" error={live.errors.message}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="message"
            rows={4}
            limit={longestMessage}
            defaultValue={values.message}
          />
        )}
      </Field>
      <ConsentField error={live.errors.consent} given={values.consent === 'on'} />
      <p className={text.small}>
        Kvůli nákupu ani prodeji nikdo nepotřebuje tvou kartu ani přihlašovací údaje do banky.
      </p>
      {id === undefined && <SendButton sending={sending} />}
    </Form>
  );
}

/** Submits the form it is in, or the one with the id `form`. */
export function SendButton({ sending, form }: { sending: boolean; form?: string }) {
  return (
    <Button icon={Send} busy={sending} block form={form}>
      Odeslat zprávu
    </Button>
  );
}

type PreparedQuestionsProps = {
  questions: readonly string[];
  form: RefObject<HTMLFormElement | null>;
};

/** Common questions; a button inserts one into the message. */
function PreparedQuestions({ questions, form }: PreparedQuestionsProps) {
  const alive = useHydrated();
  if (!alive || questions.length === 0) return null;

  function insert(question: string) {
    const message = form.current?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement) || message.value.includes(question)) return;
    writeText(message, [message.value.trim(), question].filter((part) => part !== '').join('\n'));
    announceChange(message);
  }

  return (
    <details className={styles.questions}>
      <summary>Na co se lidé ptají</summary>
      <p>Klepnutím vložíš otázku do zprávy.</p>
      <div className={styles.list}>
        {questions.map((question) => (
          <Button
            key={question}
            type="button"
            variant="secondary"
            size="tap"
            icon={Plus}
            onClick={() => insert(question)}
          >
            {question}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** The mandatory consent; the terms open in another tab, so that nothing typed is lost. */
function ConsentField({ error, given }: { error: readonly string[] | undefined; given: boolean }) {
  const wrong = error !== undefined && error.length > 0;
  return (
    <div>
      <Checkbox
        id="consent"
        name="consent"
        value="on"
        required
        defaultChecked={given}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'consent-error' : undefined}
        label={
          <>
            Souhlasím s{' '}
            <a href={termsUrl} target="_blank" rel="noopener">
              obchodními podmínkami
            </a>{' '}
            a beru na vědomí{' '}
            <a href={privacyUrl} target="_blank" rel="noopener">
              zpracování osobních údajů
            </a>
          </>
        }
      />
      <FieldMessageLines id="consent" error={error} />
    </div>
  );
}
