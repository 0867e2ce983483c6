import { redirect, useNavigation } from 'react-router';
import { plural } from '../../../contract/czech.ts';
import {
  formatReaders,
  formatRemainingIssues,
  ownUnsubscribe,
} from '../../../features/newsletter/components/format-issue.ts';
import { getNewsletterIssue, sendNewsletterIssue } from '../../../features/newsletter/contract.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { EmailPreview } from './email-preview.tsx';
import { loadForRole } from './load-for-role.ts';
import { ReasonField } from './reason-field.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminIssueHtmlUrl, adminIssueSendUrl, adminIssueUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url, params }: RouteArgs<'issue'>) {
  const issue = await loadForRole(url, context, getNewsletterIssue, { params: { id: params.issue } });
  const { id, subject, text: plain, state, version, subscribers, perMinute, room } = issue;
  return { id, subject, plain, state, version, subscribers, perMinute, room };
}

export async function action({ request, context, url, params }: RouteArgs<'issue'>) {
  requireUser(context, url);
  const values = await readForm(request);
  const body = { version: fieldText(values, 'version'), reason: fieldText(values, 'reason') };
  const answer = await callApi(context, sendNewsletterIssue, { params: { id: params.issue }, body });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(`${adminIssueUrl(params.issue)}?zprava=odesilame`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** The second step before an issue is sent to all subscribers. */
export default function AdminSendIssuePage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { id, subject, plain, state, version, subscribers, perMinute, room } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const problem = answerMessage(actionData);
  return (
    <AdminFrame>
      <PageHead title={`Poslat newsletter: ${subject}`} path={adminIssueSendUrl(id)} index={false} />
      <h1>Poslat newsletter všem?</h1>
      <ErrorAlert message={problem} />
      <p className={text.lead}>
        „{subject}“ {plural(subscribers, ['dostane', 'dostanou', 'dostane'])} {formatReaders(subscribers)}.
      </p>
      {state !== 'draft' ? (
        <p>Tenhle newsletter už se posílá nebo je odeslaný.</p>
      ) : room.nextAt ? (
        <Alert severity="warn" title={`Poslat půjde až ${formatDateTime(room.nextAt)}`}>
          <p>{formatRemainingIssues(room.left)}</p>
        </Alert>
      ) : (
        <SentForm errors={actionData?.fields}>
          <p className={text.secondary}>
            {formatRemainingIssues(room.left)} Odchází nejvýš {perMinute} za minutu a jde to pozastavit. Co
            odejde, vzít zpátky nejde.
          </p>
          <input type="hidden" name="version" value={version} />
          <ReasonField
            errors={actionData?.fields['reason']}
            value={actionData && fieldText(actionData.values, 'reason')}
          />
          <div className={layout.row}>
            <Button busy={busy}>Poslat všem</Button>
            <LinkButton to={adminIssueUrl(id)} variant="tertiary">
              Zpět k newsletteru
            </LinkButton>
          </div>
        </SentForm>
      )}
      <EmailPreview
        of="newsletter"
        htmlAt={`${adminIssueHtmlUrl(id)}?verze=${version}`}
        plain={plain}
        note={ownUnsubscribe}
      />
    </AdminFrame>
  );
}
