import { withFullStop } from '../../../contract/czech.ts';
import { formatTime } from '../../../features/listings/components/format-time.ts';
import type { ReportedContent } from '../../../features/reports/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import admin from './admin.module.css';
import { type CaseKeys, keyOf, KeySign } from './case-keys.tsx';
import { doneLabels } from './report-forms.tsx';

type Pending = NonNullable<ReportedContent['pending']>;

/**
 * A decision that is carried out in a minute, with a button that undoes it and returns what was decided to the
 * form.
 */
export function PendingDecision({
  pending: { action, reason, rule, decidedBy, dueAt },
  keys,
  message,
  busy,
}: Omit<SubmissionResult, 'errors'> & { pending: Pending; keys: CaseKeys }) {
  return (
    <div className={layout.stackSmall}>
      <h2>Rozhodnuto: {doneLabels[action]}</h2>
      <p className={admin.words}>
        {withFullStop(reason)} {rule}
      </p>
      <p>
        Provede se v {formatTime(dueAt)}. Do té doby se nic nestane a žádný e-mail neodejde. Rozhodl{' '}
        {decidedBy}.
      </p>
      <SentForm errors={undefined} aria-label="Vrátit rozhodnutí zpět">
        {message && <Alert severity="error">{message}</Alert>}
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="reason" value={reason} />
        <input type="hidden" name="rule" value={rule} />
        <Button name="wish" value="undo" variant="secondary" busy={busy} {...keyOf(keys, 'u')}>
          Vrátit zpět
          <KeySign keys={keys} of="u" />
        </Button>
      </SentForm>
    </div>
  );
}

/** Why a decision was not carried out, above the form for a new one. */
export function NotDone({ pending: { action, decidedAt, problem } }: { pending: Pending }) {
  return (
    <Alert severity="warn" title={`Rozhodnutí z ${formatTime(decidedAt)} se neprovedlo`}>
      <p>
        {doneLabels[action]}: {problem}
      </p>
      <p className={classNames(text.small)}>Rozhodni prosím znovu.</p>
    </Alert>
  );
}
