import { Form, redirect } from 'react-router';
import { currentSession, signOut } from '../../../features/accounts/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { clearWrittenText } from '../../../ui/forms/tab-storage.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { servicesContext, userContext } from '../../services.ts';
import { homeUrl, myListingsUrl, signOutUrl } from '../../../contract/urls.ts';
import { clearedUserCookie } from '../../user-cookie.ts';

export async function loader({ context }: RouteArgs) {
  if (!context.get(userContext)) throw redirect(homeUrl);
  return { name: (await loadFromApi(context, currentSession)).publicName };
}

export async function action({ context }: RouteArgs) {
  if (!context.get(userContext)) throw redirect(homeUrl);
  const ended = await callApi(context, signOut);
  if (!ended.ok) return refused(ended.status, ended.error, {});
  const { secureCookies } = context.get(servicesContext);
  throw redirect(homeUrl, { headers: { 'set-cookie': clearedUserCookie(secureCookies) } });
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) =>
  keepInput(async () => {
    try {
      return await serverAction();
    } catch (answer) {
      // A redirect means that signing out succeeded.
      if (answer instanceof Response) clearWrittenText();
      throw answer;
    }
  });

export default function SignOutPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Odhlášení" path={signOutUrl} index={false} />
      <h1>Odhlásit se?</h1>
      <p className={text.lead}>
        Účet {loaderData.name} odhlásíš jen v tomto prohlížeči. Inzeráty poběží dál.
      </p>
      {actionData && <Alert severity="error">{answerMessage(actionData)}</Alert>}
      <Form method="post" className={layout.row}>
        <Button>Odhlásit se</Button>
        <LinkButton to={myListingsUrl} variant="tertiary">
          Zůstat
        </LinkButton>
      </Form>
    </div>
  );
}
