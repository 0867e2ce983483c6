import { endWatchOfKey, watchOfKey } from '../../../features/watches/contract.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { callApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { EmailsOff } from '../emails-off.tsx';
import { searchUrl, watchUnsubscribeUrl, watchUrl } from '../../../contract/urls.ts';

export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, watchOfKey, { params: { key: params.key } });
  return { name: answer.ok ? answer.data.name : undefined };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Handles both the one-click POST of a mail client (RFC 8058) and the button; a GET changes nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endWatchOfKey, { params: { key: params.key } });
  // Idempotent on a second press.
  if (answer.ok || answer.error.code === 'link-not-valid') return { done: true as const };
  return refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function WatchUnsubscribe({
  loaderData: { name },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const done = (actionData && 'done' in actionData) || name === undefined;
  return (
    <EmailsOff
      title="Zrušení hlídání"
      path={watchUnsubscribeUrl(params.key)}
      done={done}
      heading={done ? 'Hlídání je zrušené' : 'Zrušit hlídání?'}
      lead={done ? 'Další e-maily už ti nepřijdou.' : name}
      answer={actionData}
      button="Zrušit hlídání"
      milder={{ to: watchUrl(params.key), label: 'Jen změnit, jak často píšete' }}
      onward={{ to: searchUrl, label: 'Hledat inzeráty' }}
    />
  );
}
