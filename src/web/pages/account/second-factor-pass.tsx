import { redirect, useNavigation } from 'react-router';
import {
  adminUrl,
  ownSignInUrl,
  passSecondFactorUrl,
  secondFactorUrl,
  withNext,
} from '../../../contract/urls.ts';
import { PasskeyButton } from '../../../features/second-factor/components/passkey-button.tsx';
import { passSecondFactor, passWithPasskey } from '../../../features/second-factor/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { safeNext } from '../../sign-in-cookie.ts';
import { requireUser } from '../../signed-in.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadSecondFactor, readJson } from './load-second-factor.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), adminUrl);

export async function loader({ context, url }: RouteArgs) {
  const { factors } = await loadSecondFactor(context, url);
  if (factors.length === 0) throw redirect(withNext(secondFactorUrl, nextOf(url)));
  return { hasPasskey: factors.some(({ kind }) => kind === 'passkey') };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const passed =
    fieldText(fields, 'intent') === 'pass-passkey'
      ? await callApi(context, passWithPasskey, { body: { answer: readJson(fieldText(fields, 'answer')) } })
      : await callApi(context, passSecondFactor, { body: { code: fieldText(fields, 'code') } });
  if (!passed.ok) return refused(passed.status, passed.error, {});
  throw redirect(nextOf(url));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Where admins and moderators pass the second factor, after signing in and before changing it. */
export default function PassSecondFactorPage({
  loaderData: { hasPasskey },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  return (
    <AccountFrame current={ownSignInUrl}>
      <PageHead title="Potvrď, že jsi to ty" path={passSecondFactorUrl} index={false} />
      <h1>Potvrď, že jsi to ty</h1>
      <p className={text.secondary}>
        Správa bazaru chce i druhý faktor. Nemáš ho po ruce? Potvrdí tě i záložní kód.
      </p>
      {hasPasskey && (
        <section className={classNames(layout.panel, layout.stack)}>
          <PasskeyButton wish="pass-passkey" label="Potvrdit přístupovým klíčem" />
        </section>
      )}
      <section className={classNames(layout.panel, layout.stack)}>
        <CodeForm
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={useNavigation().formMethod === 'POST'}
        />
      </section>
      <p className={text.secondary}>
        Ztratilo se ti všechno? Druhý faktor zruší jen ten, kdo bazar provozuje, příkazem na serveru.
      </p>
    </AccountFrame>
  );
}

const load = () =>
  import('../../../features/second-factor/components/second-factor-checks.ts').then(
    (checks) => checks.checkCode,
  );
const labels = { code: 'Kód z aplikace nebo záložní kód' };

function CodeForm({ busy, ...sent }: SubmissionResult) {
  return (
    <LiveForm load={load} label="Potvrdit kódem" labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.code} id="code" error={wrong.code}>
            {(wiring) => <Input {...wiring} name="code" autoComplete="one-time-code" autoCapitalize="off" />}
          </Field>
          <Button busy={busy}>Potvrdit</Button>
        </>
      )}
    </LiveForm>
  );
}
