import { actionLabel } from '../../../features/audit/components/action-labels.ts';
import type { listAdminActions } from '../../../features/audit/contract.ts';
import { counted } from '../../../contract/czech.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { adminReportUrl } from '../../../contract/urls.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import type { ReportedContent } from '../../../features/reports/contract.ts';
import { reportForms } from '../../../features/reports/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import admin from './admin.module.css';
import { doneLabels, isHiddenReview, ReportLine, ShowForm } from './report-forms.tsx';
import styles from './report-case.module.css';

/** Earlier reports of the same advertiser, collapsed, and the decisions of this case. */
export function CaseHistory({
  content,
  actions,
  now,
  showing,
}: {
  content: ReportedContent;
  actions: OperationData<typeof listAdminActions>;
  now: number;
  /** The result of the last attempt to show a hidden review again. */
  showing: SubmissionResult & { values: FormFields };
}) {
  const { earlier, decisions } = content;
  if (earlier.length + decisions.length === 0) return undefined;
  return (
    <div className={classNames(layout.stack, styles.history)}>
      {earlier.length > 0 && (
        <details className={classNames(layout.panel, styles.earlier)}>
          <summary>
            <h2>Další hlášení o tomto inzerentovi</h2>
            <span>{counted(earlier.length, reportForms)}</span>
          </summary>
          <div className={layout.stack}>
            {earlier.map((report) => (
              <ReportLine key={report.number} report={report} now={now}>
                <PageLink to={adminReportUrl(report.subject)}>{report.title}</PageLink>
              </ReportLine>
            ))}
          </div>
        </details>
      )}
      {decisions.length > 0 && (
        <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="rozhodnuti">
          <h2 id="rozhodnuti">Dosavadní rozhodnutí</h2>
          {decisions.map((decision) => (
            <p key={decision.id} className={admin.words}>
              <b>{doneLabels[decision.action]}</b>, {decision.what}, {formatMoment(decision.decidedAt, now)}
              {decision.reversedAt && ', vzato zpět'}. {decision.reason} {decision.rule}
            </p>
          ))}
          {isHiddenReview(content) && <ShowForm {...showing} />}
          {actions.map((each) => (
            <p key={each.id} className={classNames(text.small, text.secondary)}>
              {actionLabel(each.action)}: {each.admin}, {formatMoment(each.doneAt, now)}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
