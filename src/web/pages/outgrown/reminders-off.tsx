import { endReminders } from '../../../features/outgrown/contract.ts';
import { outgrownUrl, remindersUnsubscribeUrl, sizeReminderUrl } from '../../../contract/urls.ts';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { EmailsOff } from '../emails-off.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const headers = () => ({ 'cache-control': 'private, no-store' });

/**
 * Handles both the one-click POST of a mail program (RFC 8058) and the button; opening the page changes nothing.
 */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endReminders, { params: { key: params.key } });
  // A repeated press succeeds.
  if (answer.ok || answer.error.code === 'link-not-valid') return { done: true as const };
  return refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Ends all reminders of the email address that received the email. */
export default function RemindersOff({
  actionData,
  params,
}: PageProps<undefined, typeof action | typeof clientAction, 'key'>) {
  const done = actionData && 'done' in actionData;
  return (
    <EmailsOff
      title="Vypnutí připomenutí"
      path={remindersUnsubscribeUrl(params.key)}
      done={Boolean(done)}
      heading={done ? 'Připomenutí jsou vypnutá' : 'Vypnout připomenutí?'}
      lead={
        done
          ? 'O větších velikostech ti už psát nebudeme.'
          : 'Zrušíme všechna, která k tvé adrese čekají. Nic dalšího o větších velikostech nepřijde.'
      }
      answer={actionData}
      button="Vypnout připomenutí"
      milder={{ to: sizeReminderUrl(params.key), label: 'Jen to z tohoto e-mailu' }}
      onward={{ to: outgrownUrl, label: 'Spočítat něco jiného' }}
    />
  );
}
