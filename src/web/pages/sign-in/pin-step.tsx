import { Link, useNavigation } from 'react-router';
import { PinForm } from '../../../features/accounts/components/pin-form.tsx';
import { ResendPin } from '../../../features/accounts/components/resend-pin.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadingOverlay } from '../../../ui/feedback/loading-overlay.tsx';
import text from '../../../ui/layout/text.module.css';
import { type FormAnswer, answerMessage } from '../../form-answer.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { useNotice } from '../../notice.ts';
import type { loadPending } from './sign-in-flow.ts';

/** Where the PIN is typed, the same in the wizard and on the sign-in page. */
export function PinStep({
  pending,
  answer,
  emailUrl,
  label,
  pin,
}: {
  pending: ReturnType<typeof loadPending>;
  answer: FormAnswer | undefined;
  emailUrl: string;
  label: string;
  /** The PIN that a link of an email brought along. */
  pin?: string | undefined;
}) {
  const navigation = useNavigation();
  const [notice, closeNotice] = useNotice();
  const resending = navigation.formData?.get('intent') === 'resend';
  const verifying = navigation.formMethod === 'POST' && !resending;
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
      {!pending.withoutEmail && <OutboxHint />}
      <PinForm
        key={pending.email}
        errors={answer?.fields}
        message={unverified ? answer?.message : answerMessage(answer)}
        advice={unverified && !answer?.fields.pin ? 'Nech si poslat nový PIN a opiš ho sem.' : undefined}
        busy={verifying}
        pin={pin}
        label={label}
        validMinutes={pending.validMinutes}
      />
      {/* Who comes by the email's link has the email, and who types an own PIN waits for none. */}
      {!pending.withoutEmail && (pin === undefined || answer) && (
        <ResendPin resendAt={pending.resendAt} waitSeconds={pending.waitSeconds} busy={resending} />
      )}
      <LoadingOverlay active={verifying} sentence="Ověřuji platnost přihlášení..." />
    </>
  );
}
