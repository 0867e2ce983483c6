import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages, FormCheck } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { ContactKind } from '../contract.ts';
import { type ContactLabels, contactLabels, shownTarget } from './contact-labels.ts';
import styles from './profile.module.css';

export type ContactSectionProps = {
  kind: ContactKind;
  value: string | undefined;
  verified: boolean;
  /** Whether listings show the phone; undefined hides the question. */
  shown?: boolean | undefined;
  /** Whether a code can be sent there. */
  verifiable: boolean;
  /** URL of the page for typing a pending code. */
  codeTo: string | undefined;
  /** Target of the pending code. */
  sentTo: string | undefined;
  /** Typed value and its errors. */
  typed?: string | undefined;
  errors?: FieldErrorMessages | undefined;
  message?: string | undefined;
  /** URL for signing in again, when the session is too old for the change. */
  signInTo?: string | undefined;
  busy: boolean;
};

const loaderOf = (kind: ContactKind) => (): Promise<FormCheck> =>
  import('./profile-checks.ts').then(({ checkContact }) => checkContact(kind));
const loaders: Record<ContactKind, () => Promise<FormCheck>> = {
  email: loaderOf('email'),
  'other-email': loaderOf('other-email'),
  phone: loaderOf('phone'),
};

/** One email address or phone: its current value, whether it is verified, and forms to change it. */
export function ContactSection(props: ContactSectionProps) {
  const { kind, value, verifiable, codeTo, sentTo, typed, errors, message, signInTo, busy } = props;
  const live = useLiveForm({ load: loaders[kind], serverErrors: errors });
  const labels = contactLabels[kind];
  const id = `${kind}-value`;
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby={kind}>
      <h2 id={kind}>{labels.title}</h2>
      <p className={classNames(text.small, text.secondary)}>{labels.line}</p>
      {value && <Current {...props} value={value} />}
      {value && <Shown {...props} />}
      {codeTo && (
        <Alert
          title="Čeká na PIN"
          actions={
            <LinkButton to={codeTo} variant="secondary" size="tap">
              Napsat PIN
            </LinkButton>
          }
        >
          {`${labels.sentTo} ${sentTo ? shownTarget(kind, sentTo) : ''}. Platí 15 minut.`}
        </Alert>
      )}
      {message && (
        <Alert
          severity="error"
          scrollHere
          actions={
            signInTo && (
              <LinkButton to={signInTo} variant="secondary" size="tap">
                Přihlásit se znovu
              </LinkButton>
            )
          }
        >
          {message}
        </Alert>
      )}
      <Form method="post" className={styles.ask} {...live.formProps}>
        <input type="hidden" name="kind" value={kind} />
        <Field
          label={value ? labels.another : labels.label}
          id={id}
          error={live.errors.value}
          hint={verifiable ? labels.hint : labels.notVerifiable}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="value"
              type={kind === 'phone' ? 'tel' : 'email'}
              autoComplete={kind === 'phone' ? 'tel' : 'email'}
              defaultValue={typed}
            />
          )}
        </Field>
        <Button name="intent" value="set-contact" variant="secondary" busy={busy}>
          {value ? 'Změnit' : 'Přidat'}
        </Button>
      </Form>
    </section>
  );
}

function Current({ kind, value, verified, verifiable }: ContactSectionProps & { value: string }) {
  const labels: ContactLabels = contactLabels[kind];
  return (
    <Form method="post" className={styles.contact}>
      <strong>{shownTarget(kind, value)}</strong>
      <Badge tone={verified ? 'success' : 'warn'} icon={verified ? BadgeCheck : CircleAlert}>
        {verified ? labels.verified : labels.unverified}
      </Badge>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="value" value={value} />
      {!verified && verifiable && (
        <Button name="intent" value="set-contact" variant="tertiary" size="tap">
          Poslat PIN
        </Button>
      )}
      {kind !== 'email' && (
        <Button name="intent" value="remove-contact" variant="tertiary" size="tap">
          Odebrat
        </Button>
      )}
    </Form>
  );
}

/** Whether listings show the phone, when it is or can be verified. */
function Shown({ kind, shown, verified, verifiable }: ContactSectionProps) {
  if (shown === undefined || (!verified && !verifiable)) return null;
  return (
    <Form method="post" preventScrollReset className={styles.contact}>
      <input type="hidden" name="kind" value={kind} />
      <Checkbox
        name="phoneShown"
        value="yes"
        label="Ukazovat telefon u inzerátů"
        line={verified ? 'Uvidí ho každý návštěvník.' : 'Ukážeme ho, až bude ověřený.'}
        defaultChecked={shown}
      />
      <Button name="intent" value="show-phone" variant="secondary" size="tap">
        Uložit
      </Button>
    </Form>
  );
}
