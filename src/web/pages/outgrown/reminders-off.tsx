import { Form } from 'react-router';
import { endReminders } from '../../../features/outgrown/contract.ts';
import { outgrownUrl, remindersOffUrl, sizeReminderUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi } from '../../api-client.ts';
import { keepTyped, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** The same for a mail program, which posts by itself (RFC 8058), and for the button; looking at the page does nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endReminders, { params: { key: params.key } });
  // Pressing twice ends them just the same.
  if (answer.ok || answer.error.code === 'link-not-valid') return { done: true as const };
  return refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

/** Ends every reminder of the address that got the email. */
export default function RemindersOff({
  actionData,
  params,
}: PageProps<undefined, typeof action | typeof clientAction, 'key'>) {
  const done = actionData && 'done' in actionData;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Vypnutí připomenutí" path={remindersOffUrl(params.key)} index={false} />
      <h1>{done ? 'Připomenutí jsou vypnutá' : 'Vypnout připomenutí?'}</h1>
      {actionData && 'message' in actionData && <Alert severity="error">{actionData.message}</Alert>}
      <p className={text.lead}>
        {done
          ? 'O větších velikostech ti už psát nebudeme.'
          : 'Zrušíme všechna, která k tvé adrese čekají. Nic dalšího o větších velikostech nepřijde.'}
      </p>
      {done ? (
        <div>
          <LinkButton to={outgrownUrl} variant="secondary">
            Spočítat něco jiného
          </LinkButton>
        </div>
      ) : (
        <Form method="post" className={layout.row}>
          <Button>Vypnout připomenutí</Button>
          <LinkButton to={sizeReminderUrl(params.key)} variant="tertiary">
            Jen to z tohoto e-mailu
          </LinkButton>
        </Form>
      )}
    </div>
  );
}
