import { data, redirect, type RouterContextProvider, useNavigation } from 'react-router';
import { AccountViews } from '../../../features/account-views/components/account-views.tsx';
import { listAccountViews } from '../../../features/account-views/contract.ts';
import { LastingPinForm } from '../../../features/accounts/components/lasting-pin-form.tsx';
import {
  NewPasswordFields,
  newPasswordLabels,
} from '../../../features/accounts/components/password-field.tsx';
import { SessionList } from '../../../features/accounts/components/session-list.tsx';
import {
  endOwnSession,
  getOwnSignIn,
  setLastingPin,
  setPassword,
} from '../../../features/accounts/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { ownSignInUrl, secondFactorUrl, signInAgainUrl } from '../../../contract/urls.ts';
import { AccountFrame } from './account-frame.tsx';

const elsewhere = { google: 'Google', facebook: 'Facebook' } as const;
const notices: Readonly<Record<string, string>> = {
  password: 'Heslo je nastavené. Všude jinde jsme tě odhlásili.',
  'lasting-pin': 'PIN je nastavený. Všude jinde jsme tě odhlásili.',
  'end-session': 'Zařízení je odhlášené.',
  'zvol-nove': 'Jsi zpátky. Teď si zvol nové heslo nebo vlastní PIN.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const [signIn, views] = await Promise.all([
    loadFromApi(context, getOwnSignIn),
    loadFromApi(context, listAccountViews),
  ]);
  return { ...signIn, views };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const { status, ...answer } = await changeSignIn(context, await readForm(request));
  return data(answer, { status });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Ways of signing in to one's own account, and its open sessions. */
export default function OwnSignInPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { email, hasPassword, hasLastingPin, providers, fresh, needsSecondFactor, sessions, views } =
    loaderData;
  const [notice] = useNotice();
  const sent = useNavigation().formData;
  // After a lost connection the failed form is unknown, so the message stands above all of them.
  const about = actionData && 'about' in actionData ? actionData.about : undefined;
  const wrong = (intent: string) => {
    if (!actionData || about !== intent) return {};
    const beside = Object.keys(actionData.fields).length > 0;
    return { errors: actionData.fields, message: beside ? undefined : actionData.message };
  };
  const busy = (intent: string) => sent?.get('intent') === intent;
  const ending = busy('end-session') ? sent?.get('session') : undefined;
  return (
    <AccountFrame current={ownSignInUrl}>
      <PageHead
        title="Přihlášení"
        description="Heslo, vlastní PIN a přihlášená zařízení."
        path={ownSignInUrl}
        index={false}
      />
      <h1>Přihlášení</h1>
      <p className={text.secondary}>
        PIN, který pošleme na {email}, tě přihlásí vždycky. Heslo a vlastní PIN jsou rychlejší.
        {providers.length > 0 && ` Funguje i ${providers.map((each) => elsewhere[each]).join(' a ')}.`}
      </p>
      <DoneNotice texts={notices} />
      {actionData && (about === undefined || about === 'end-session') && (
        <Alert severity="error">{actionData.message}</Alert>
      )}
      <section className={classNames(layout.panel, layout.stack)}>
        <h2>{hasPassword ? 'Změnit heslo' : 'Heslo'}</h2>
        {!fresh ? (
          <SignInAgain what={hasPassword ? 'heslo nezměnil' : 'heslo nenastavil'} />
        ) : (
          <PasswordForm
            key={notice}
            {...wrong('password')}
            busy={busy('password')}
            label={hasPassword ? 'Změnit heslo' : 'Nastavit heslo'}
          />
        )}
      </section>
      <section className={classNames(layout.panel, layout.stack)}>
        <h2>{hasLastingPin ? 'Změnit vlastní PIN' : 'Vlastní PIN'}</h2>
        {!fresh ? (
          <SignInAgain what={hasLastingPin ? 'PIN nezměnil' : 'PIN nenastavil'} />
        ) : (
          <LastingPinForm key={notice} {...wrong('lasting-pin')} busy={busy('lasting-pin')} />
        )}
      </section>
      {needsSecondFactor && (
        <section className={classNames(layout.panel, layout.stack)}>
          <h2>Dvoufázové ověření</h2>
          <p>
            Do správy pustíme jen toho, kdo potvrdí i druhý faktor.{' '}
            <PageLink to={secondFactorUrl}>Nastavit nebo změnit</PageLink>
          </p>
        </section>
      )}
      <section className={classNames(layout.panel, layout.stack)}>
        <h2>Přihlášená zařízení</h2>
        <SessionList sessions={sessions} ending={typeof ending === 'string' ? ending : undefined} />
      </section>
      <section className={classNames(layout.panel, layout.stack)}>
        <h2>Kdo se díval na můj účet</h2>
        <AccountViews views={views} />
      </section>
    </AccountFrame>
  );
}

/** Changing it requires a fresh session, to protect a screen left unattended. */
function SignInAgain({ what }: { what: string }) {
  return (
    <p>
      Aby ti {what} někdo u tvého počítače,{' '}
      <PageLink to={signInAgainUrl(ownSignInUrl)}>přihlas se znovu</PageLink>. Pak na to máš čtvrt hodiny.
    </p>
  );
}

/** Handles one of the forms of the page; on success redirects back with a notice. */
async function changeSignIn(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const intent = fieldText(fields, 'intent');
  const answer = await change(context, intent, fields);
  if (!answer.ok) return { status: answer.status, about: intent, ...answer.error };
  throw redirect(`${ownSignInUrl}?zprava=${intent}`);
}

function change(context: Readonly<RouterContextProvider>, intent: string, fields: FormFields) {
  const value = (name: string) => fieldText(fields, name);
  if (intent === 'end-session') return callApi(context, endOwnSession, { params: { id: value('session') } });
  if (intent === 'lasting-pin')
    return callApi(context, setLastingPin, { body: { pin: value('pin'), pinAgain: value('pinAgain') } });
  const body = { password: value('password'), passwordAgain: value('passwordAgain') };
  return callApi(context, setPassword, { body });
}

const load = () =>
  import('../../../features/accounts/components/sign-in-checks.ts').then((checks) => checks.checkPassword);

/** Sets a password, typed twice. */
function PasswordForm({ busy, label, ...sent }: SubmissionResult & { label: string }) {
  return (
    <LiveForm load={load} labels={newPasswordLabels} {...sent}>
      {(wrong) => (
        <>
          <NewPasswordFields errors={wrong} />
          <Button name="intent" value="password" variant="secondary" busy={busy}>
            {label}
          </Button>
        </>
      )}
    </LiveForm>
  );
}
