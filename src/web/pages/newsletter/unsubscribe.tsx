import { Form } from 'react-router';
import { newsletterOfKey, resubscribe, unsubscribe } from '../../../features/newsletter/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { newsletterUnsubscribeUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, params }: RouteArgs<'id'>) {
  const answer = await callApi(context, newsletterOfKey, { params: { key: params.id } });
  return { state: answer.ok ? answer.data.state : undefined };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Handles both the one-click POST of a mail client (RFC 8058) and the button; a GET changes nothing. */
export async function action({ request, context, params }: RouteArgs<'id'>) {
  const key = { params: { key: params.id } };
  if (fieldText(await readForm(request), 'intent') === 'return') {
    const asked = await callApi(context, resubscribe, key);
    return asked.ok ? { done: 'asked' as const } : refused(asked.status, asked.error, {});
  }
  const answer = await callApi(context, unsubscribe, key);
  return answer.ok ? { done: 'ended' as const } : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function Unsubscribe({
  loaderData: { state },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const done = actionData && 'done' in actionData ? actionData.done : undefined;
  const problem = actionData && 'message' in actionData ? actionData.message : undefined;
  const comes = state === 'subscribed' || state === 'unconfirmed';
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead
        title="Odhlášení z newsletteru"
        description="Odhlas jedním tlačítkem newsletter Florbalového bazaru. Přihlašovat se nemusíš."
        path={newsletterUnsubscribeUrl}
        index={false}
      />
      <ErrorAlert message={problem} />
      {done === 'asked' ? (
        <>
          <h1>Ještě to potvrď v e-mailu</h1>
          <p className={text.lead}>Poslali jsme ti e-mail. Newsletter začne chodit, až ho v něm potvrdíš.</p>
        </>
      ) : comes ? (
        <>
          <h1>Odhlásit newsletter?</h1>
          <p className={text.lead}>Další newsletter už ti nepošleme. Účet ani hlídání se tím nezmění.</p>
          <Form method="post">
            <Button>Odhlásit newsletter</Button>
          </Form>
        </>
      ) : state === undefined && !done ? (
        <>
          <h1>Odkaz už neplatí</h1>
          <p className={text.lead}>Pošleme ti nový na adresu, na kterou newsletter chodí.</p>
          <div>
            <LinkButton to={newsletterUnsubscribeUrl}>Poslat nový odkaz</LinkButton>
          </div>
        </>
      ) : (
        <SignedOff now={done === 'ended'} mayReturn={state !== undefined} />
      )}
    </div>
  );
}

/** Confirmation, with a way to resubscribe that requires confirming by email again. */
function SignedOff({ now, mayReturn }: { now: boolean; mayReturn: boolean }) {
  return (
    <>
      <h1>{now ? 'Newsletter je odhlášený' : 'Newsletter už je odhlášený'}</h1>
      <p className={text.lead}>Další newsletter ti nepřijde.</p>
      {mayReturn && (
        <Form method="post" className={layout.stack}>
          <p className={text.secondary}>
            Stalo se to omylem? Pošleme ti e-mail, ve kterém newsletter zase potvrdíš.
          </p>
          <Button name="intent" value="return" variant="secondary">
            Odebírat znovu
          </Button>
        </Form>
      )}
    </>
  );
}
