import { redirect, useNavigation } from 'react-router';
import { checkReport } from '../../features/reports/components/check-report.ts';
import { inDialog, ReportForm } from '../../features/reports/components/report-form.tsx';
import { reportContent, reportFormFor } from '../../features/reports/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { fieldText } from '../../ui/forms/form-fields.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { callApi } from '../api-client.ts';
import { answerMessage, keepInput, refused } from '../form-answer.ts';
import { noticeParameter } from '../notice.ts';
import { PageHead } from '../page-head.tsx';
import { readForm } from '../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { messagesUrl, decisionUrl, privacyUrl, reportingUrl, safetyUrl } from '../../contract/urls.ts';
import { requireUser } from '../signed-in.ts';
import { titleAt } from '../title-at.ts';
import { writer } from '../writer.ts';

export async function loader({ context, url }: RouteArgs) {
  const address = url.searchParams.get('adresa')?.slice(0, 500) ?? '';
  // Conversations are private, so only their participants can report them.
  if (address.startsWith(messagesUrl)) requireUser(context, url);
  const { email = '', name = '' } = await writer(context);
  // A new key per form: a double submission reports once, and the key shows the report's outcome.
  const key = crypto.randomUUID() + crypto.randomUUID();
  return { email, name, key, address, ...(await titleAt(context, address)) };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function action({ context, request }: RouteArgs) {
  const values = await readForm(request);
  const form = reportFormFor(fieldText(values, 'reason')).safeParse(values);
  if (!form.success) {
    const [code, message] = ['invalid-input', 'Zkontroluj vyznačená pole.'];
    return refused(422, { code, message, fields: checkReport(values) }, values);
  }
  const answer = await callApi(context, reportContent, { body: form.data });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  if (fieldText(values, inDialog)) return { ...answer.data, email: form.data.email !== undefined };
  throw redirect(`${decisionUrl(answer.data.key)}?${noticeParameter}=prijato`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

const formOf = ({ email, name, key, address }: Omit<Awaited<ReturnType<typeof loader>>, 'became'>) => ({
  email,
  name,
  key,
  address,
});

/** The report form, for signed-in and anonymous visitors. */
export default function ReportPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().state === 'submitting';
  // A report from the dialog is answered there.
  const failed = actionData && 'fields' in actionData ? actionData : undefined;
  const typed = Object.keys(failed?.values ?? {}).length > 0 ? failed?.values : undefined;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead
        title="Nahlásit obsah"
        description="Nahlas inzerát, inzerenta nebo zprávu, která porušuje zákon nebo pravidla Florbalového bazaru."
        path={reportingUrl}
        index={false}
      />
      <h1>Nahlásit obsah</h1>
      <p className={text.lead}>
        Hlášení posoudí člověk a napíše ti, jak a proč rozhodl. Co na bazar nepatří, stojí v{' '}
        <PageLink to={safetyUrl}>pravidlech</PageLink>.
      </p>
      {loaderData.became && <Alert severity="info">{loaderData.became}</Alert>}
      <ReportForm
        key={loaderData.address}
        values={typed ?? formOf(loaderData)}
        what={loaderData.what}
        errors={failed?.fields}
        message={answerMessage(failed)}
        busy={busy}
      />
      <p className={classNames(text.small, text.secondary)}>
        Kdo hlásil, se inzerent nedozví. Jak s údaji zacházíme, píšeme ve{' '}
        <PageLink to={privacyUrl}>zpracování osobních údajů</PageLink>.
      </p>
    </div>
  );
}
