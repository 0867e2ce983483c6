import { redirect } from 'react-router';
import { listAdminActions } from '../../../features/audit/contract.ts';
import { IssueForm } from '../../../features/newsletter/components/issue-form.tsx';
import { writeNewsletterIssue } from '../../../features/newsletter/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminIssueUrl, adminNewIssueUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  await loadForRole(url, context, listAdminActions, { query: { subject: 'newsletter-letter:' } });
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const values = await readForm(request);
  const body = { subject: fieldText(values, 'subject'), body: fieldText(values, 'body') };
  const answer = await callApi(context, writeNewsletterIssue, { body });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(`${adminIssueUrl(answer.data.id)}?zprava=ulozeno`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminNewIssuePage({
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  return (
    <AdminFrame>
      <PageHead title="Nový newsletter" path={adminNewIssueUrl} index={false} />
      <h1>Nový newsletter</h1>
      {actionData && <Alert severity="error">{actionData.message}</Alert>}
      <IssueForm values={actionData?.values ?? {}} errors={actionData?.fields} draft={adminNewIssueUrl} />
    </AdminFrame>
  );
}
