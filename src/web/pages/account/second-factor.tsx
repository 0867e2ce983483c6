import { data, Form, redirect, useNavigation } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import {
  adminUrl,
  ownSignInUrl,
  passSecondFactorUrl,
  secondFactorUrl,
  signInAgainUrl,
  withNext,
} from '../../../contract/urls.ts';
import { FactorList } from '../../../features/second-factor/components/factor-list.tsx';
import { PasskeyButton } from '../../../features/second-factor/components/passkey-button.tsx';
import { RecoveryCodes } from '../../../features/second-factor/components/recovery-codes.tsx';
import { TotpForm } from '../../../features/second-factor/components/totp-form.tsx';
import {
  addPasskey,
  confirmTotp,
  makeRecoveryCodes,
  removeFactor,
  startTotp,
} from '../../../features/second-factor/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { safeNext } from '../../sign-in-cookie.ts';
import { requireUser } from '../../signed-in.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadSecondFactor, readJson } from './load-second-factor.ts';
import { PrintButton } from './print-tools.tsx';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), adminUrl);

export async function loader({ context, url }: RouteArgs) {
  return { own: await loadSecondFactor(context, url), next: nextOf(url) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const here = withNext(secondFactorUrl, nextOf(url));
  const answer = await change(context, fieldText(fields, 'intent'), fields);
  if (!answer.ok) {
    if (answer.error.code === 'second-factor-needed') throw redirect(withNext(passSecondFactorUrl, here));
    return refused(answer.status, answer.error, { ...fields, code: '' });
  }
  const { data: done } = answer;
  // The recovery codes are shown only once; a redirect would lose them.
  if ('recoveryCodes' in done && Array.isArray(done.recoveryCodes) && done.recoveryCodes.length > 0)
    return data({ made: done.recoveryCodes });
  throw redirect(`${here}&zprava=${fieldText(fields, 'intent')}`);
}

function change(context: RouteArgs['context'], intent: string, fields: FormFields) {
  if (intent === 'start-totp') return callApi(context, startTotp);
  if (intent === 'new-codes') return callApi(context, makeRecoveryCodes);
  const value = (name: string) => fieldText(fields, name);
  if (intent === 'remove') return callApi(context, removeFactor, { params: { id: value('factor') } });
  if (intent === 'add-passkey') {
    const answer = readJson(value('answer'));
    return callApi(context, addPasskey, { body: { answer, name: value('name') } });
  }
  return callApi(context, confirmTotp, { body: { code: value('code'), name: value('name') } });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

const notices: Readonly<Record<string, string>> = {
  'confirm-totp': 'Aplikace je přidaná.',
  'add-passkey': 'Přístupový klíč je přidaný.',
  remove: 'Odebráno. Jinde se dvoufázové ověření potvrdí znovu.',
};

/** Where admins and moderators set up their second factor and see its state. */
export default function SecondFactorPage({
  loaderData: { own, next },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { factors, fresh, pending } = own;
  const sent = useNavigation().formData;
  const busy = (intent: string) => sent?.get('intent') === intent;
  const removing = busy('remove') ? sent?.get('factor') : undefined;
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  const answer = actionData && 'made' in actionData ? undefined : actionData;
  const wrong = answer && Object.keys(answer.fields).length > 0 ? answer.fields : undefined;
  return (
    <AccountFrame current={ownSignInUrl}>
      <PageHead title="Dvoufázové ověření" path={secondFactorUrl} index={false} />
      <h1>Dvoufázové ověření</h1>
      <p className={text.secondary}>
        Do správy bazaru pustíme jen toho, kdo kromě přihlášení potvrdí i druhý faktor. Kdo by se dostal k
        tvému e-mailu, tím do správy ještě nemůže.
      </p>
      {!actionData && <DoneNotice texts={notices} />}
      {answer && !wrong && <Alert severity="error">{answerMessage(answer)}</Alert>}
      {made && (
        <RecoveryCodes codes={made}>
          <PrintButton />
          <LinkButton to={next} variant="secondary">
            Mám je uložené, pokračovat
          </LinkButton>
        </RecoveryCodes>
      )}
      {factors.length > 0 && (
        <section className={classNames(layout.panel, layout.stack)}>
          <h2>Čím ověření potvrdíš</h2>
          <FactorList
            factors={factors}
            removable={fresh}
            removing={typeof removing === 'string' ? removing : undefined}
          />
          {!fresh && <Confirm />}
        </section>
      )}
      {factors.length === 0 && !fresh && (
        <section className={classNames(layout.panel, layout.stack)}>
          <p>
            Aby ho místo tebe nenastavil někdo u tvého počítače,{' '}
            <PageLink to={signInAgainUrl(withNext(secondFactorUrl, next))}>přihlas se znovu</PageLink>. Pak na
            to máš čtvrt hodiny.
          </p>
        </section>
      )}
      {fresh && !made && (
        <section className={classNames(layout.panel, layout.stack)}>
          <h2>{factors.length > 0 ? 'Další aplikace s kódy' : 'Aplikace s kódy'}</h2>
          {pending ? (
            <TotpForm
              key={pending.secret}
              setup={pending}
              name={answer ? fieldText(answer.values, 'name') : ''}
              errors={wrong}
              busy={busy('confirm-totp')}
            />
          ) : (
            <Form method="post" className={layout.stack}>
              <p>Aplikace v telefonu ukáže každou půlminutu jiný kód. Funguje i bez připojení.</p>
              <Button name="intent" value="start-totp" busy={busy('start-totp')}>
                Přidat aplikaci
              </Button>
            </Form>
          )}
        </section>
      )}
      {fresh && !made && (
        <section className={classNames(layout.panel, layout.stack)}>
          <h2>Přístupový klíč</h2>
          <p>Otisk prstu, obličej nebo PIN telefonu či počítače, nebo klíč do USB. Nic se neopisuje.</p>
          <PasskeyButton wish="add-passkey" label="Přidat přístupový klíč" />
        </section>
      )}
      {factors.length > 0 && !made && (
        <section className={classNames(layout.panel, layout.stack)}>
          <h2>Záložní kódy</h2>
          <p>
            {own.recoveryCodes === 0
              ? 'Žádný už nezbývá.'
              : `Zbývá ${counted(own.recoveryCodes, ['kód', 'kódy', 'kódů'])}.`}{' '}
            Nové zneplatní ty předchozí.
          </p>
          {fresh && (
            <Form method="post">
              <Button name="intent" value="new-codes" variant="secondary" busy={busy('new-codes')}>
                Vydat nové kódy
              </Button>
            </Form>
          )}
        </section>
      )}
    </AccountFrame>
  );
}

/** Changes require a fresh confirmation, to protect a screen left unattended. */
function Confirm() {
  return (
    <p>
      Chceš něco změnit?{' '}
      <PageLink to={withNext(passSecondFactorUrl, secondFactorUrl)}>Potvrď nejdřív, že jsi to ty</PageLink>.
      Pak na to máš čtvrt hodiny.
    </p>
  );
}
