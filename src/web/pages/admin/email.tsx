import { redirect, useNavigation } from 'react-router';
import { adminEmailHtmlUrl, adminEmailsUrl, adminEmailUrl } from '../../../contract/urls.ts';
import { getEmailSpecimen, sendTestEmail } from '../../../features/emails/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { noticeParameter, useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';

const views = [
  { view: undefined, label: 'Světlý' },
  { view: 'tmavy', label: 'Tmavý' },
  { view: 'text', label: 'Jen text' },
] as const;

export async function loader({ context, url, params }: RouteArgs<'name' | 'specimen'>) {
  const email = await loadForRole(url, context, getEmailSpecimen, { params });
  return { ...email, at: Number(params.specimen), view: url.searchParams.get('vzhled') ?? undefined };
}

/** Sends the specimen to the admin, and returns to its page. */
export async function action({ request, context, url, params }: RouteArgs<'name' | 'specimen'>) {
  requireUser(context, url);
  const answer = await callApi(context, sendTestEmail, { params });
  if (!answer.ok) return refused(answer.status, answer.error, await readForm(request));
  const here = adminEmailUrl(params.name, Number(params.specimen));
  throw redirect(`${here}?${new URLSearchParams({ [noticeParameter]: 'zkouska' })}`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** A specimen of an email in both themes and as plain text, and a button that sends it. */
export default function AdminEmailPage({
  loaderData: { kind, subject, replyTo, text: plain, at, view },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, close] = useNotice();
  const busy = useNavigation().formData !== undefined;
  const { name, when, specimens } = kind;
  const htmlAt = adminEmailHtmlUrl(name, at, view === 'tmavy' ? view : undefined);
  return (
    <AdminFrame>
      <PageHead title={`E-mail: ${subject}`} path={adminEmailUrl(name, at)} index={false} />
      <p>
        <PageLink to={adminEmailsUrl}>Všechny e-maily</PageLink>
      </p>
      <h1>{subject}</h1>
      <p className={text.secondary}>
        {when} {replyTo && `Odpověď jde na ${replyTo}.`}
      </p>
      {notice === 'zkouska' && (
        <Alert severity="success" onClose={close} scrollHere>
          Ukázka je na cestě na tvůj e-mail, v předmětu má [zkouška].
        </Alert>
      )}
      {actionData && <Alert severity="error">{actionData.message}</Alert>}
      {specimens.length > 1 && (
        <Tabs
          label="Ukázky"
          tabs={specimens.map(({ label }, place) => ({
            label,
            to: adminEmailUrl(name, place, view),
            current: place === at,
          }))}
        />
      )}
      <Tabs
        label="Podoba"
        tabs={views.map((each) => ({
          label: each.label,
          to: adminEmailUrl(name, at, each.view),
          current: each.view === view,
        }))}
      />
      {view === 'text' ? (
        <pre className={admin.plain}>{plain}</pre>
      ) : (
        <iframe
          className={admin.mail}
          src={htmlAt}
          title="E-mail v HTML"
          sandbox=""
          width="100%"
          height="700"
        />
      )}
      <SentForm errors={undefined} aria-label="Poslat na zkoušku">
        <Button variant="secondary" busy={busy}>
          Poslat na zkoušku mně
        </Button>
      </SentForm>
    </AdminFrame>
  );
}
