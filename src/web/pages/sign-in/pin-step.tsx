import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { ResendPin } from '../../../features/accounts/components/resend-pin.tsx';
import styles from '../../../features/accounts/components/sign-in.module.css';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadingOverlay } from '../../../ui/feedback/loading-overlay.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import text from '../../../ui/layout/text.module.css';
import { answerMessage, type FormAnswer } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { registerUrl } from '../../../contract/urls.ts';
import { objectionLink } from './objection-link.tsx';
import type { loadPendingSignIn } from './sign-in-flow.ts';

/** The PIN step, shared by the wizard and the sign-in page. */
export function PinStep({
  pending,
  answer,
  emailUrl,
  label,
  pin,
}: {
  pending: ReturnType<typeof loadPendingSignIn>;
  answer: FormAnswer | undefined;
  emailUrl: string;
  label: string;
  /** The PIN from an email's link. */
  pin?: string | undefined;
}) {
  const navigation = useNavigation();
  const [notice, closeNotice] = useNotice();
  const [unasked, setUnasked] = useState<string>();
  const intent = navigation.formData?.get('intent') ?? undefined;
  const resending = intent === 'resend';
  const verifying = navigation.formMethod === 'POST' && intent === undefined;
  const unverified = answer?.code === 'invalid-verification';
  return (
    <>
      <p>
        {pending.withoutEmail ? 'Napiš svůj vlastní PIN k účtu ' : 'PIN jsme poslali na '}
        <strong>{pending.email}</strong>.{' '}
        <Link to={emailUrl} className={text.noWrap}>
          Změnit e-mail
        </Link>
      </p>
      {notice === 'novy-pin' && (
        <Alert severity="success" onClose={closeNotice}>
          Nový PIN je na cestě. Předchozí už neplatí.
        </Alert>
      )}
      {pending.meant !== undefined && pending.meant !== unasked && (
        <Alert
          severity="warn"
          title={`Nemyslíš ${pending.meant}?`}
          onClose={() => setUnasked(pending.meant)}
          actions={
            emailUrl !== registerUrl && (
              <Form method="post">
                <Button name="intent" value="correct-email" variant="secondary" size="tap">
                  Poslat PIN tam
                </Button>
              </Form>
            )
          }
        >
          Na adresu s&nbsp;překlepem by PIN nepřišel.
        </Alert>
      )}
      {!pending.withoutEmail && <OutboxHint />}
      <PinForm
        key={pending.email}
        errors={answer?.fields}
        message={unverified ? answer?.message : answerMessage(answer)}
        code={answer?.code}
        advice={unverified && !answer?.fields.pin ? 'Nech si poslat nový PIN a opiš ho sem.' : undefined}
        busy={verifying}
        pin={pin}
        label={label}
        validMinutes={pending.validMinutes}
      />
      {/* Not for visitors from the email's link, who have the email, nor in a sign-in started without one. */}
      {!pending.withoutEmail && (pin === undefined || answer) && answer?.code !== 'account-blocked' && (
        <ResendPin resendAt={pending.resendAt} waitSeconds={pending.waitSeconds} busy={resending} />
      )}
      <LoadingOverlay active={verifying} sentence="Ověřuji platnost přihlášení..." />
    </>
  );
}

const load = () =>
  import('../../../features/accounts/components/sign-in-checks.ts').then((checks) => checks.checkPin);

/** Form with one field for the mailed or the lasting PIN. */
function PinForm({
  errors,
  message,
  code,
  advice,
  busy,
  label,
  validMinutes,
  pin,
}: {
  errors?: FieldErrorMessages | undefined;
  message?: string | undefined;
  code: FormAnswer['code'] | undefined;
  /** What to do about the error. */
  advice?: string | undefined;
  busy: boolean;
  /** Label of the submit button, e.g. `Ověřit a pokračovat`. */
  label: string;
  /** Validity of a mailed PIN in minutes. */
  validMinutes: number;
  pin?: string | undefined;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  const objection = objectionLink(code);
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && (
        <Alert severity="error" title={objection ? 'Účet je zablokovaný' : message} actions={objection}>
          {objection ? message : advice}
        </Alert>
      )}
      <Field
        label="PIN"
        id="pin"
        error={live.errors.pin}
        hint={`PIN z e-mailu platí ${validMinutes} minut. Máš vlastní PIN? Napiš ten.`}
      >
        {/* This field is the only purpose of the page, so it is focused. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        {(wiring) => <PinInput {...wiring} name="pin" defaultValue={pin} autoFocus />}
      </Field>
      <Button size="large" block busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
