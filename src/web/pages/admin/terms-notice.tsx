import { Form, useNavigation } from 'react-router';
import { outOf, plural, wholeNumber } from '../../../contract/czech.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { getTermsNotice, type NoticeProgress } from '../../../features/terms-notices/contract.ts';
import { minDaysAhead, noticeTitle } from '../../../features/terms-notices/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import { type FieldErrorMessages, fieldText } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import {
  adminTermsNoticeHtmlUrl,
  adminTermsNoticesUrl,
  adminTermsNoticeUrl,
} from '../../../contract/urls.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { changeTermsNotice } from './change-terms-notice.server.ts';
import { EmailPreview } from './email-preview.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { SendingProgress } from './sending-progress.tsx';
import { TermsNoticeForm } from './terms-notice-form.tsx';
import { formatAccounts, formatNoticeProgress, noticeStateLabels } from './format-terms-notice.ts';
import { ReasonField } from './reason-field.tsx';

const notices: Readonly<Record<string, string>> = {
  save: 'Oznámení je uložené, dole je, jak přijde.',
  test: 'Uložené oznámení jsme poslali na zkoušku na tvůj e-mail.',
  send: 'Oznámení se začalo posílat.',
  pause: 'Posílání stojí.',
  resume: 'Oznámení se posílá dál.',
};

export async function loader({ context, url, params }: RouteArgs<'notice'>) {
  return { notice: await loadForRole(url, context, getTermsNotice, { params: { id: params.notice } }) };
}

export async function action({ request, context, url, params }: RouteArgs<'notice'>) {
  requireUser(context, url);
  return changeTermsNotice(context, params.notice, await readForm(request));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminTermsNoticePage({
  loaderData: { notice },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [said] = useNotice();
  const { id, concerns, effectiveOn, summary, state, version, progress, perMinute } = notice;
  const title = noticeTitle(concerns, effectiveOn);
  useClearDraft(said === 'save', adminTermsNoticesUrl);
  const typed = actionData && 'summary' in actionData.values ? actionData.values : undefined;
  const problem = answerMessage(actionData);
  return (
    <AdminFrame>
      <PageHead title={`Oznámení: ${title}`} path={adminTermsNoticeUrl(id)} index={false} />
      <h1>{title}</h1>
      <div>
        <Badge tone={state === 'sent' ? 'success' : state === 'paused' ? 'warn' : 'info'}>
          {noticeStateLabels[state]}
        </Badge>
      </div>
      <DoneNotice texts={notices} />
      <ErrorAlert message={problem} />
      {progress ? (
        <SendingProgress
          state={state}
          progress={progress}
          line={`${formatNoticeProgress(progress)}.`}
          paused="Teď nic neodchází. Kdo oznámení ještě nemá, dostane ho po obnovení."
          perMinute={perMinute}
          errors={actionData?.fields}
        >
          <Proof id={id} progress={progress} />
        </SendingProgress>
      ) : (
        // Remounts the form after saving.
        <TermsNoticeForm
          key={version}
          values={typed ?? { concerns, effectiveOn, summary }}
          errors={typed && actionData?.fields}
          version={version}
          draft={`${adminTermsNoticeUrl(id)} ${version}`}
        >
          <Button variant="secondary" name="wish" value="test">
            Uložit a poslat na zkoušku mně
          </Button>
        </TermsNoticeForm>
      )}
      <Form method="post" className={layout.row}>
        {state === 'draft' ? (
          <Button variant="danger" name="wish" value="delete">
            Smazat
          </Button>
        ) : (
          <Button variant="secondary" name="wish" value="test">
            Poslat na zkoušku mně
          </Button>
        )}
      </Form>
      <EmailPreview
        of="oznámení"
        htmlAt={`${adminTermsNoticeHtmlUrl(id)}?verze=${version}`}
        plain={notice.text}
      />
      {state === 'draft' && (
        <SendForm
          notice={notice}
          reason={typed || !actionData ? '' : fieldText(actionData.values, 'reason')}
          errors={typed ? undefined : actionData?.fields}
        />
      )}
    </AdminFrame>
  );
}

/** Proof that a notice was delivered, with a table of all deliveries to download. */
function Proof({
  id,
  progress: { recipients, seen, late, lastAt },
}: {
  id: string;
  progress: NoticeProgress;
}) {
  return (
    <>
      <p>
        Zobrazeno v účtu: {wholeNumber(seen)} {outOf(recipients)}.
        {lastAt && ` Poslední e-mail odešel ${formatDateTime(lastAt)}.`}
      </p>
      {late > 0 && (
        <Alert severity="warn">
          {`Méně než ${minDaysAhead} dní předem odešlo oznámení na ${formatAccounts(late)}.`}
        </Alert>
      )}
      <ExportLink list="terms-notice-deliveries" of="doklad o doručení" id={id} />
    </>
  );
}

/** Below the preview, so that exactly what was previewed is sent. */
function SendForm({
  notice: { version, accounts, perMinute },
  reason,
  errors,
}: {
  notice: { version: number; accounts: number; perMinute: number };
  reason: string;
  errors: FieldErrorMessages | undefined;
}) {
  const busy = useNavigation().formData?.get('wish') === 'send';
  return (
    <SentForm errors={errors} className={layout.panel} aria-labelledby="send">
      <h2 id="send">Poslat všem</h2>
      <p className={text.secondary}>
        Uložené oznámení {plural(accounts, ['dostane', 'dostanou', 'dostane'])} {formatAccounts(accounts)}, i
        zablokované. Odchází nejvýš {perMinute} za minutu a jde to pozastavit. Co odejde, vzít zpátky nejde.
      </p>
      <input type="hidden" name="version" value={version} />
      <ReasonField errors={errors?.['reason']} value={reason} />
      <div>
        <Button name="wish" value="send" busy={busy}>
          Poslat všem účtům
        </Button>
      </div>
    </SentForm>
  );
}
