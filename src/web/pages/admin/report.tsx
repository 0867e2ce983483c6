import { redirect, useNavigation } from 'react-router';
import { checkFields } from '../../../contract/check-fields.ts';
import { listAdminActions } from '../../../features/audit/contract.ts';
import { decisionActions } from '../../../features/blocking/contract.ts';
import { reportedReasons, withCommonReason } from '../../../features/blocking/rules.ts';
import {
  answerObjection,
  clearBadFaith,
  decideReports,
  getReportedContent,
  listReports,
  markBadFaith,
  objectionAnswerForm,
  previewDecision,
  reportReasonForm,
  showReview,
  undoDecision,
} from '../../../features/reports/contract.ts';
import { checkDecision } from '../../../features/reports/components/check-decision.ts';
import { subjectPattern } from '../../../features/reports/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { noticeParameter, useNotice } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { adminReportUrl } from '../../../contract/urls.ts';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';
import { KeyLegend, useCaseKeys } from './case-keys.tsx';
import { AdvertiserPanel, CaseHead, type Place, ReportGroups } from './report-case.tsx';
import { CaseHistory } from './report-history.tsx';
import { Noticed } from './report-noticed.tsx';
import { SeenContent } from './report-seen.tsx';
import styles from './report-case.module.css';
import { DecideForm, decisionKeys } from './report-decide.tsx';
import { queueAddress, readQueueFilters } from './queue-filters.tsx';
import { NotDone, PendingDecision } from './report-pending.tsx';
import { AnswerForm, BadFaithForm, ReportLine } from './report-forms.tsx';

const said: Readonly<Record<string, string>> = {
  decide: 'Rozhodnuto. Provede se za minutu, teprve pak odejdou e-maily s důvodem.',
  'bad-faith': 'Hlášení je označené jako zneužití a varování je na cestě.',
  'good-faith': 'Hlášení už se za zneužití nepočítá a e-mail o tom je na cestě.',
  answer: 'Odpověď na námitku je na cestě.',
  show: 'Je zpátky a e-maily o tom jsou na cestě.',
};

export async function loader({ context, params, url }: RouteArgs<'id'>) {
  const subject = params.id;
  if (!subjectPattern.test(subject)) pageNotFound(context, url.pathname);
  const before = Number(url.searchParams.get('pred')) || undefined;
  const content = await loadForRole(url, context, getReportedContent, {
    params: { subject },
    query: { before },
  });
  const filters = readQueueFilters(url.searchParams);
  const [actions, { things, found }] = await Promise.all([
    loadForRole(url, context, listAdminActions, { query: { subject } }),
    loadForRole(url, context, listReports, { query: filters }),
  ]);
  const at = things.findIndex((each) => each.subject === subject);
  const place: Place = {
    number: at < 0 ? undefined : at + 1,
    waiting: found,
    filters,
    previous: things[at - 1]?.subject,
    next: things[at + 1]?.subject,
  };
  return { content, place, actions: actions.filter((each) => each.subject === subject), now: Date.now() };
}

export async function action({ request, context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  const fields = withCommonReason(await readForm(request));
  const wish = fieldText(fields, 'wish');
  const wrong = (forms[wish] ?? checkDecision)(fields);
  if (Object.keys(wrong).length > 0) {
    const [code, message] = ['invalid-input', 'Zkontroluj vyznačená pole.'];
    return refused(422, { code, message, fields: wrong }, fields);
  }
  if (wish === 'preview') {
    const shown = await callApi(context, previewDecision, {
      params: { subject: params.id },
      body: decided(fields),
    });
    if (!shown.ok) return refused(shown.status, shown.error, fields);
    return { code: wish, message: '', fields: {}, values: fields, emails: shown.data.emails };
  }
  if (wish === 'undo') {
    const undone = await callApi(context, undoDecision, { params: { subject: params.id } });
    if (!undone.ok) return refused(undone.status, undone.error, fields);
    return { code: wish, message: '', fields: {}, values: fields };
  }
  const answer = await change(context, params.id, fields);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  const next = new URLSearchParams(url.searchParams);
  next.set(noticeParameter, wish);
  throw redirect(`${adminReportUrl(params.id)}?${next}`);
}

/** The fields each form requires; a missing field must not decide anything. */
const forms: Readonly<Record<string, typeof checkDecision>> = {
  'bad-faith': checkFields(reportReasonForm),
  'good-faith': checkFields(reportReasonForm),
  answer: checkFields(objectionAnswerForm),
  show: checkFields(reportReasonForm),
  undo: () => ({}),
};

function change(context: RouteArgs['context'], subject: string, fields: FormFields) {
  const field = (name: string) => fieldText(fields, name);
  const reason = field('reason');
  if (field('wish') === 'bad-faith' || field('wish') === 'good-faith') {
    const mark = field('wish') === 'bad-faith' ? markBadFaith : clearBadFaith;
    return callApi(context, mark, { params: { subject, number: field('number') }, body: { reason } });
  }
  if (field('wish') === 'show')
    return callApi(context, showReview, { params: { subject }, body: { reason } });
  if (field('wish') === 'answer') {
    const body = { granted: field('granted') === 'true', answer: field('answer') };
    return callApi(context, answerObjection, { params: { id: field('objection') }, body });
  }
  return callApi(context, decideReports, { params: { subject }, body: decided(fields) });
}

const decided = (fields: FormFields) => ({
  action: decisionActions.find((each) => each === fieldText(fields, 'action')) ?? ('kept' as const),
  reason: fieldText(fields, 'reason'),
  rule: fieldText(fields, 'rule'),
  upTo: fieldText(fields, 'upTo'),
});

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** A case: the reported content, who reports it and why, earlier decisions, and the form for a new one. */
export default function AdminReportPage({
  loaderData: { content, place, actions, now },
  actionData,
  params: { id: subject },
}: PageProps<typeof loader, typeof action | typeof clientAction, 'id'>) {
  const { reports, olderReports, objections, decisions, what } = content;
  const [notice] = useNotice();
  const keys = useCaseKeys();
  const busy = useNavigation().formMethod === 'POST';
  const failed = actionData?.values ?? {};
  /** The result of the last submission, for the form it belongs to. */
  const sent = (wishes: readonly string[], id = '') => {
    const mine = wishes.includes(fieldText(failed, 'wish')) && fieldText(failed, 'id') === id;
    return mine
      ? { values: failed, errors: actionData?.fields, message: answerMessage(actionData), busy }
      : { values: {}, busy };
  };
  const { pending } = content;
  const isPending = pending !== undefined && pending.problem === undefined;
  const waiting = reports.filter((report) => report.action === undefined);
  const address = adminReportUrl(subject);
  useClearDraft(notice === 'decide', address);
  const decidable = waiting.length > 0 ? decisionKeys(content.actions) : [];
  const shownKeys = isPending ? (['u'] as const) : decidable;
  const deciding = sent(['decide', 'preview', 'undo']);
  const isUndone = actionData?.code === 'undo';
  /** Somebody else has decided meanwhile; keeps what was typed. */
  const isSecond = deciding.message !== undefined && fieldText(failed, 'wish') !== 'undo';
  return (
    <AdminFrame>
      <PageHead title="Nahlášený obsah, správa" path={address} index={false} />
      <Breadcrumbs steps={[{ label: 'Nahlášení', to: queueAddress(place.filters) }, { label: what }]} />
      <CaseHead content={content} place={place} keys={keys} now={now} />
      <DoneNotice texts={said} />
      {isUndone && (
        <Alert severity="success" scrollHere>
          Rozhodnutí je vzaté zpět. Nic se nestalo, žádný e-mail neodešel a případ zase čeká.
        </Alert>
      )}
      {actionData && fieldText(failed, 'wish') === '' && <Alert severity="error">{actionData.message}</Alert>}
      <div className={styles.case}>
        <div className={layout.stack}>
          <SeenContent content={content}>
            <Noticed content={content} now={now} />
          </SeenContent>
          {objections.length > 0 && (
            <section className={classNames(layout.panel, layout.stack)} aria-labelledby="namitky">
              <h2 id="namitky">Námitky</h2>
              {objections.map((objection) => (
                <AnswerForm
                  key={objection.id}
                  objection={objection}
                  decision={decisions.find(({ id }) => id === objection.decision)}
                  now={now}
                  {...sent(['answer'], objection.id)}
                />
              ))}
            </section>
          )}
          {reports.length > 0 && (
            <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="hlaseni">
              <h2 id="hlaseni">Co píšou lidé</h2>
              {olderReports > 0 && (
                <p>
                  <PageLink to={`${address}?pred=${reports[0]?.number}`}>
                    Starší hlášení ({olderReports})
                  </PageLink>
                </p>
              )}
              <ReportGroups reports={reports}>
                {(report) => (
                  <ReportLine key={report.number} report={report} now={now} grouped>
                    <BadFaithForm
                      number={report.number}
                      marked={report.badFaith}
                      {...sent(['bad-faith', 'good-faith'], String(report.number))}
                    />
                  </ReportLine>
                )}
              </ReportGroups>
            </section>
          )}
          <AdvertiserPanel advertiser={content.advertiser} />
        </div>
        {(isPending || waiting.length > 0 || deciding.message) && (
          <section className={classNames(layout.panel, layout.stack, styles.decide)} aria-label="Rozhodnutí">
            {isPending && <PendingDecision pending={pending} keys={keys} {...sent(['undo'])} />}
            {(!isPending || isSecond) && (
              <>
                <h2>Rozhodnout</h2>
                {pending?.problem && <NotDone pending={pending} />}
                <DecideForm
                  key={isUndone ? 'undone' : decisions[0]?.id}
                  draft={address}
                  upTo={Math.max(0, ...waiting.map(({ number }) => number))}
                  subject={content.subject}
                  actions={content.actions}
                  emails={actionData && 'emails' in actionData ? actionData.emails : undefined}
                  keys={keys}
                  {...deciding}
                />
              </>
            )}
          </section>
        )}
        <CaseHistory content={content} actions={actions} now={now} showing={sent(['show'])} />
      </div>
      <KeyLegend
        keys={keys}
        shown={['j', 'k', ...shownKeys]}
        reasons={isPending || waiting.length === 0 ? 0 : reportedReasons.length}
      />
    </AdminFrame>
  );
}
