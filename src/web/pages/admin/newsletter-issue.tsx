import { Form } from 'react-router';
import { IssueForm } from '../../../features/newsletter/components/issue-form.tsx';
import {
  formatProgress,
  issueStateLabels,
  ownUnsubscribe,
} from '../../../features/newsletter/components/format-issue.ts';
import { getNewsletterIssue } from '../../../features/newsletter/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import layout from '../../../ui/layout/layout.module.css';
import { keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { adminIssueHtmlUrl, adminIssueUrl, adminNewIssueUrl } from '../../../contract/urls.ts';
import { AdminFrame } from './admin-frame.tsx';
import { changeIssue } from './change-issue.server.ts';
import { EmailPreview } from './email-preview.tsx';
import { loadForRole } from './load-for-role.ts';
import { SendingProgress } from './sending-progress.tsx';

const notices: Readonly<Record<string, string>> = {
  ulozeno: 'Newsletter je uložený, dole je, jak přijde.',
  zkouska: 'Uložený newsletter jsme poslali na zkoušku na tvůj e-mail.',
  odesilame: 'Newsletter se začal posílat.',
  pozastaveno: 'Posílání stojí.',
  obnoveno: 'Newsletter se posílá dál.',
};

export async function loader({ context, url, params }: RouteArgs<'issue'>) {
  return { issue: await loadForRole(url, context, getNewsletterIssue, { params: { id: params.issue } }) };
}

export async function action({ request, context, url, params }: RouteArgs<'issue'>) {
  requireUser(context, url);
  return changeIssue(context, params.issue, await readForm(request));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminIssuePage({
  loaderData: { issue },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice] = useNotice();
  const { id, subject, body, state, version } = issue;
  useClearDraft(notice === 'ulozeno', adminNewIssueUrl);
  const typed = actionData && 'body' in actionData.values ? actionData.values : undefined;
  return (
    <AdminFrame>
      <PageHead title={`Newsletter: ${subject}`} path={adminIssueUrl(id)} index={false} />
      <h1>{subject}</h1>
      <div>
        <Badge tone={state === 'sent' ? 'success' : state === 'paused' ? 'warn' : 'info'}>
          {issueStateLabels[state]}
        </Badge>
      </div>
      <DoneNotice texts={notices} />
      {actionData && <Alert severity="error">{actionData.message}</Alert>}
      {state === 'draft' ? (
        // Remounts the form after saving.
        <IssueForm
          key={version}
          values={typed ?? { subject, body }}
          errors={actionData?.fields}
          version={version}
          draft={`${adminIssueUrl(id)} ${version}`}
        >
          <Button variant="secondary" name="wish" value="test">
            Uložit a poslat na zkoušku mně
          </Button>
          {/* Leads to a page that asks first. */}
          <Button variant="secondary" name="wish" value="send">
            Uložit a poslat všem…
          </Button>
        </IssueForm>
      ) : (
        issue.progress && (
          <SendingProgress
            state={state}
            progress={issue.progress}
            line={formatProgress(issue.progress)}
            paused="Teď nic neodchází. Kdo newsletter ještě nemá, dostane ho po obnovení."
            perMinute={issue.perMinute}
            errors={actionData?.fields}
          />
        )
      )}
      {state === 'draft' ? (
        <details>
          <summary>Smazat rozepsaný newsletter</summary>
          <Form method="post" className={layout.row}>
            <Button variant="danger" name="wish" value="delete">
              Smazat natrvalo
            </Button>
          </Form>
        </details>
      ) : (
        <Form method="post" className={layout.row}>
          <Button variant="secondary" name="wish" value="test">
            Poslat na zkoušku mně
          </Button>
        </Form>
      )}
      <EmailPreview
        of="newsletter"
        htmlAt={`${adminIssueHtmlUrl(id)}?verze=${version}`}
        plain={issue.text}
        note={ownUnsubscribe}
      />
    </AdminFrame>
  );
}
