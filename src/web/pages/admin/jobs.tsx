import { redirect, useNavigation } from 'react-router';
import { counted, plural } from '../../../contract/czech.ts';
import { deleteTroubledJob, listTroubledJobs, retryTroubledJob } from '../../../features/jobs/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { noticeParameter } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { refusedEmailDays } from '../../../contract/retention.ts';
import { adminJobsUrl } from '../../../contract/urls.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import admin from './admin.module.css';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

type Job = OperationData<typeof listTroubledJobs>['jobs'][number];

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadForRole(url, context, listTroubledJobs)), now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const wish = fieldText(fields, 'wish') === 'delete' ? 'delete' : 'retry';
  const call = { params: { id: fieldText(fields, 'id') } };
  const answer = await (wish === 'delete'
    ? callApi(context, deleteTroubledJob, call)
    : callApi(context, retryTroubledJob, call));
  if (answer.ok) throw redirect(`${adminJobsUrl}?${new URLSearchParams({ [noticeParameter]: wish })}`);
  // On an outdated page the job may be gone meanwhile.
  const { error } = answer;
  return refused(answer.status, answer.status === 404 ? { ...error, message: gone } : error, fields);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

const gone = 'Tahle úloha už hotová je, nebo právě běží.';
const said: Readonly<Record<string, string>> = {
  retry: 'Úloha běží znovu. Když se zase nepovede, objeví se tady.',
  delete: 'Úloha je zahozená.',
};

/** Failed background jobs, those without an automatic retry first. */
export default function AdminJobsPage({
  loaderData: { jobs, failed, delayedEmails, refusedEmails, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formData !== undefined;
  const groups = [
    { id: 'selhane', title: `Selhané: ${failed}`, jobs: jobs.filter((job) => job.failed) },
    { id: 'dalsi', title: 'Zkusí se znovu', jobs: jobs.filter((job) => !job.failed) },
  ];
  return (
    <AdminFrame>
      <PageHead title="Úlohy a e-maily, správa" path={adminJobsUrl} index={false} />
      <ListHead title="Úlohy a e-maily">
        <ExportLink list="jobs" />
      </ListHead>
      <p className={text.secondary}>
        Práce na pozadí, která se nepovedla. Na předání {plural(delayedEmails, ['čeká', 'čekají', 'čeká'])}{' '}
        {counted(delayedEmails, ['e-mail', 'e-maily', 'e-mailů'])}.
      </p>
      <DoneNotice texts={said} />
      {actionData && <Alert severity="error">{actionData.message}</Alert>}
      {groups.map((group) => (
        <section key={group.id} className={layout.stackSmall} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          {group.jobs.length === 0 ? (
            <EmptyState title="Nic tu není">Co se nepovede, se objeví tady.</EmptyState>
          ) : (
            <ul className={layout.stackSmall}>
              {group.jobs.map((job) => (
                <li key={job.id} className={classNames(layout.panel, layout.stackSmall)}>
                  <JobPanel job={job} now={now} busy={busy} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={layout.stackSmall} aria-labelledby="vracene">
        <h2 id="vracene">Vrácené e-maily</h2>
        <ExportLink list="refused-emails" of="vrácené e-maily" />
        <p className={text.secondary}>
          Poštovní server je odmítl napořád, znovu se nezkusí. Jeden bývá překlep v adrese, hodně z jedné
          domény znamená, že bazar odmítá.
        </p>
        {refusedEmails.length === 0 ? (
          <EmptyState title="Nic se nevrátilo">
            Odmítnuté e-maily tu zůstanou {refusedEmailDays} dní.
          </EmptyState>
        ) : (
          <ul className={layout.stackSmall}>
            {refusedEmails.map(({ domain, answer, refusedAt }, index) => (
              // A domain may refuse two emails in the same moment.
              <li key={`${refusedAt} ${index}`}>
                <b>{domain}</b>, {formatMoment(refusedAt, now)}
                <p className={admin.words}>{answer}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminFrame>
  );
}

function JobPanel({
  job: { id, name, attempts, failed, error, addedAt, runAt },
  now,
  busy,
}: {
  job: Job;
  now: number;
  busy: boolean;
}) {
  const label = `${name} ${id}`;
  return (
    <>
      <h3>{label}</h3>
      <p className={text.small}>
        Od {formatMoment(addedAt, now)}, {counted(attempts, ['pokus', 'pokusy', 'pokusů'])}
        {!failed && `, další ${formatMoment(runAt, now)}`}.
      </p>
      <p className={admin.words}>{error}</p>
      <SentForm errors={undefined} aria-label={`Úloha ${label}`} className={layout.stackSmall}>
        <input type="hidden" name="id" value={id} />
        <Button name="wish" value="retry" variant="secondary" busy={busy}>
          Zkusit hned
        </Button>
        <details>
          <summary>Zahodit</summary>
          <p>Co měla udělat, se nestane; e-mail nepřijde. Vrátit se to nedá.</p>
          <Button name="wish" value="delete" variant="secondary" busy={busy}>
            Zahodit úlohu
          </Button>
        </details>
      </SentForm>
    </>
  );
}
