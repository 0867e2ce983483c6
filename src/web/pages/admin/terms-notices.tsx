import { redirect } from 'react-router';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { getTermsNotices, writeTermsNotice } from '../../../features/terms-notices/contract.ts';
import { minDaysAhead, noticeTitle } from '../../../features/terms-notices/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { adminTermsNoticesUrl, adminTermsNoticeUrl } from '../../../contract/urls.ts';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { TermsNoticeForm, writtenIn } from './terms-notice-form.tsx';
import { formatNoticeProgress, noticeStateLabels } from './format-terms-notice.ts';

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadForRole(url, context, getTermsNotices)), now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const values = await readForm(request);
  const answer = await callApi(context, writeTermsNotice, { body: writtenIn(values) });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(`${adminTermsNoticeUrl(answer.data.id)}?zprava=save`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminTermsNoticesPage({
  loaderData: { notices, earliestOn, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, close] = useNotice();
  const problem = answerMessage(actionData);
  return (
    <AdminFrame>
      <PageHead title="Změny podmínek, správa" path={adminTermsNoticesUrl} index={false} />
      <h1>Změny podmínek</h1>
      <p className={text.secondary}>
        Významnou změnu oznam každému účtu e-mailem alespoň {minDaysAhead} dní předem. Nové znění pak ulož v
        Textech v den, od kdy platí.
      </p>
      {notice === 'smazano' && (
        <Alert severity="success" onClose={close} scrollHere>
          Rozepsané oznámení je smazané.
        </Alert>
      )}
      <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="notices">
        <h2 id="notices">Oznámení</h2>
        {notices.length === 0 && <p className={text.secondary}>Zatím žádné.</p>}
        <ExportLink list="terms-notice-deliveries" of="doklad o doručení" />
        <ul className={layout.stackSmall}>
          {notices.map(({ id, concerns, effectiveOn, state, progress, startedAt, changedAt }) => (
            <li key={id}>
              <PageLink to={adminTermsNoticeUrl(id)}>{noticeTitle(concerns, effectiveOn)}</PageLink>{' '}
              <span className={text.small}>
                {[
                  noticeStateLabels[state],
                  ...(progress ? [formatNoticeProgress(progress)] : []),
                  formatMoment(startedAt ?? changedAt, now),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <h2>Napsat oznámení</h2>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TermsNoticeForm
        values={actionData?.values ?? { effectiveOn: earliestOn }}
        errors={actionData?.fields}
        draft={adminTermsNoticesUrl}
      />
    </AdminFrame>
  );
}
