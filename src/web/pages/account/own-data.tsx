import { data, redirect, useNavigation } from 'react-router';
import { ExportSection } from '../../../features/account-deletion/components/export-section.tsx';
import { DeletionSection } from '../../../features/account-deletion/components/deletion-section.tsx';
import {
  requestExport,
  requestDeletion,
  cancelDeletion,
  getOwnData,
} from '../../../features/account-deletion/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import text from '../../../ui/layout/text.module.css';
import { AccountFrame } from './account-frame.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { ownDataFileUrl, ownDataUrl, signInUrl, withNext } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const notices: Readonly<Record<string, string>> = {
  chysta: 'Archiv připravujeme. Až bude hotový, napíšeme ti.',
  odchod: 'Inzeráty jsou stažené a účet čeká na smazání. Poslali jsme ti o tom e-mail.',
  zustava: 'Účet zůstává. Inzeráty, které běžely, jsou zpátky.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return { own: await loadFromApi(context, getOwnData), now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const done = await take(context, fieldText(fields, 'intent'), fieldText(fields, 'understood'));
  if (!done) return data(undefined, { status: 400 });
  if (!done.answer.ok) return refused(done.answer.status, done.answer.error, {});
  throw redirect(`${ownDataUrl}?zprava=${done.notice}`);
}

/** Does what a button asks for; nothing for an unknown one. */
async function take(context: RouteArgs['context'], intent: string, understood: string) {
  if (intent === 'export') return { answer: await callApi(context, requestExport), notice: 'chysta' };
  if (intent === 'stay') return { answer: await callApi(context, cancelDeletion), notice: 'zustava' };
  if (intent !== 'leave') return undefined;
  return { answer: await callApi(context, requestDeletion, { body: { understood } }), notice: 'odchod' };
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

/** Everything about oneself to take along, and the way out. */
export default function OwnDataPage({
  loaderData: { own, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, closeNotice] = useNotice();
  const intent = useNavigation().formData?.get('intent');
  const said = notice === undefined ? undefined : notices[notice];
  return (
    <AccountFrame current={ownDataUrl}>
      <PageHead
        title="Moje data"
        description="Stáhni si všechno, co o tobě bazar ví, nebo účet smaž."
        path={ownDataUrl}
        index={false}
      />
      <h1>Moje data</h1>
      <p className={text.secondary}>Všechno, co o tobě víme, si můžeš odnést. A můžeš i odejít.</p>
      {said && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {said}
        </Alert>
      )}
      {answerMessage(actionData) && (
        <Alert
          severity="error"
          scrollHere
          actions={
            actionData?.code === 'fresh-sign-in-needed' && (
              <LinkButton to={withNext(signInUrl, ownDataUrl)} variant="secondary" size="tap">
                Přihlásit se znovu
              </LinkButton>
            )
          }
        >
          {answerMessage(actionData)}
        </Alert>
      )}
      <ExportSection
        exports={own.exports}
        fileUrl={ownDataFileUrl}
        reloadTo={ownDataUrl}
        now={now}
        busy={intent === 'export'}
      />
      <DeletionSection leaving={own.leaving} errors={actionData?.fields} busy={intent === 'leave'} />
    </AccountFrame>
  );
}
