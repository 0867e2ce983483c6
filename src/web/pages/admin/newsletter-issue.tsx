import { Form } from 'react-router';
import { IssueForm } from '../../../features/newsletter/components/issue-form.tsx';
import { IssuePreview } from '../../../features/newsletter/components/issue-preview.tsx';
import { issueStateLabels } from '../../../features/newsletter/components/issue-labels.ts';
import { PauseForm } from '../../../features/newsletter/components/pause-form.tsx';
import { getNewsletterIssue } from '../../../features/newsletter/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { loadAsAdmin } from './load-as-admin.ts';
import { keepTyped } from '../../form-answer.ts';
import { changeIssue } from './change-issue.server.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminIssueHtmlUrl, adminIssueSendUrl, adminIssueUrl, adminNewsletterUrl } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const notices: Readonly<Record<string, string>> = {
  ulozeno: 'Newsletter je uložený, dole je, jak přijde.',
  zkouska: 'Zkušební newsletter jsme poslali na tvůj e-mail.',
  odesilame: 'Newsletter se začal posílat.',
  pozastaveno: 'Posílání stojí.',
  obnoveno: 'Newsletter se posílá dál.',
};

export async function loader({ context, url, params }: RouteArgs<'letter'>) {
  return { letter: await loadAsAdmin(url, context, getNewsletterIssue, { params: { id: params.letter } }) };
}

export async function action({ request, context, url, params }: RouteArgs<'letter'>) {
  requireUser(context, url);
  return changeIssue(context, params.letter, await readForm(request));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function AdminIssuePage({
  loaderData: { letter: issue },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, close] = useNotice();
  const said = notice === undefined ? undefined : notices[notice];
  const { id, subject, body, state, version } = issue;
  const typed = actionData && 'body' in actionData.values ? actionData.values : undefined;
  return (
    <AdminFrame current={adminNewsletterUrl}>
      <PageHead title={`Newsletter: ${subject}`} path={adminIssueUrl(id)} index={false} />
      <h1>{subject}</h1>
      <div>
        <Badge tone={state === 'sent' ? 'success' : state === 'paused' ? 'warn' : 'info'}>
          {issueStateLabels[state]}
        </Badge>
      </div>
      {said && (
        <Alert severity="success" onClose={close} scrollHere>
          {said}
        </Alert>
      )}
      {actionData && <Alert severity="error">{actionData.message}</Alert>}
      {state === 'draft' ? (
        // A saved version draws the form anew.
        <IssueForm
          key={version}
          values={typed ?? { subject, body }}
          errors={actionData?.fields}
          version={version}
        />
      ) : (
        <PauseForm letter={issue} perMinute={issue.perMinute} errors={actionData?.fields} />
      )}
      <Form method="post" className={layout.row}>
        {state === 'draft' && (
          <LinkButton variant="secondary" to={adminIssueSendUrl(id)}>
            Poslat všem
          </LinkButton>
        )}
        <Button variant="secondary" name="wish" value="test">
          Poslat na zkoušku mně
        </Button>
        {state === 'draft' && (
          <Button variant="danger" name="wish" value="delete">
            Smazat
          </Button>
        )}
      </Form>
      <IssuePreview htmlAt={`${adminIssueHtmlUrl(id)}?verze=${version}`} plain={issue.text} />
    </AdminFrame>
  );
}
