import Mail from 'lucide-react/icons/mail';
import { Form, useNavigation } from 'react-router';
import { searchOf } from '../../../features/watches/address.ts';
import { frequencyChoices } from '../../../features/watches/components/frequency-labels.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { noticeParameter } from '../../notice.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { PageHead } from '../../page-head.tsx';
import { searchUrl, watchSearchUrl } from '../../../contract/urls.ts';
import { submitWatch } from './submit-watch.server.ts';
import { readWatchRequest } from './watch-request-cookie.server.ts';

/** No redirect here: the loader also runs after a refused form, which must stay. */
export function loader({ url, request }: RouteArgs) {
  const notice = url.searchParams.get(noticeParameter);
  if (notice !== 'odeslano' && notice !== 'odeslano-znovu') return { sent: undefined };
  const asked = readWatchRequest(request);
  const again = notice === 'odeslano-znovu';
  return { sent: { again, asked: asked && { ...asked, address: searchOf(asked.search) } } };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const action = ({ request, context }: RouteArgs) => submitWatch(request, context);

export async function clientAction({ request, serverAction }: ClientActionArgs<typeof action>) {
  const typed = readFormFields(await request.clone().formData());
  return keepInput(serverAction, typed);
}

export default function WatchSearchPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Hlídání" path={watchSearchUrl} index={false} />
      {actionData ? (
        <Again answer={actionData} />
      ) : loaderData.sent ? (
        <Sent {...loaderData.sent} />
      ) : (
        <Nothing />
      )}
    </div>
  );
}

/** Shown when the URL is opened without a form. */
function Nothing() {
  return (
    <>
      <h1>Hlídání</h1>
      <p className={text.lead}>
        U každého hledání najdeš tlačítko „Hlídat toto hledání“. Nové inzeráty ti pak pošleme{' '}
        <span className={text.noWrap}>e-mailem</span>.
      </p>
      <div>
        <LinkButton to={searchUrl}>Začít hledat</LinkButton>
      </div>
    </>
  );
}

type SentProps = NonNullable<PageProps<typeof loader>['loaderData']['sent']>;

function Sent({ again, asked }: SentProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <h1>Ještě to potvrď v e-mailu</h1>
      {again && <Alert severity="success">Poslali jsme ho znovu.</Alert>}
      <p className={text.lead}>
        {asked ? (
          <>
            E-mail jsme poslali na <strong>{asked.email}</strong>.
          </>
        ) : (
          'Poslali jsme ti e-mail.'
        )}{' '}
        Otevři odkaz v něm a hlídání potvrď tlačítkem, jinak nezačne.
      </p>
      {asked && (
        <Form method="post" action={watchSearchUrl} className={layout.row}>
          <input type="hidden" name="search" value={asked.search} />
          <input type="hidden" name="frequency" value={asked.frequency} />
          <input type="hidden" name="email" value={asked.email} />
          <LinkButton to={asked.address}>Zpět na hledání</LinkButton>
          <Button name="intent" value="again" variant="secondary" busy={busy}>
            Poslat e-mail znovu
          </Button>
        </Form>
      )}
      {asked && <p className={text.small}>Je v adrese chyba? Vrať se na hledání a zadej ji znovu.</p>}
      <OutboxHint />
    </>
  );
}

/** The form with errors and all input. */
function Again({
  answer,
}: {
  answer: NonNullable<PageProps<typeof loader, typeof action | typeof clientAction>['actionData']>;
}) {
  const { values, fields } = answer;
  const signedIn = !('email' in values);
  return (
    <>
      <h1>Hlídat hledání</h1>
      {(answerMessage(answer) ?? fields.search?.[0]) && (
        <Alert severity="error" scrollHere>
          {answerMessage(answer) ?? fields.search?.[0]}
        </Alert>
      )}
      <Form method="post" action={watchSearchUrl} className={layout.stack} noValidate>
        <input type="hidden" name="search" value={fieldText(values, 'search')} />
        {!signedIn && (
          <Field label="Tvůj e-mail" id="email" error={fields.email}>
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                autoComplete="email"
                icon={Mail}
                defaultValue={fieldText(values, 'email')}
              />
            )}
          </Field>
        )}
        <Field label="Jak často ti psát" id="frequency" error={fields.frequency}>
          {(wiring) => (
            <Select
              {...wiring}
              name="frequency"
              options={[...frequencyChoices]}
              defaultValue={fieldText(values, 'frequency')}
            />
          )}
        </Field>
        <Button busy={useNavigation().state !== 'idle'}>Hlídat</Button>
      </Form>
    </>
  );
}
