import { Form } from 'react-router';
import { endWatchOfKey, watchOfKey } from '../../../features/watches/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { callApi } from '../../api-client.ts';
import { keepTyped, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { searchUrl, watchOffUrl, watchUrl } from '../../../contract/urls.ts';

export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, watchOfKey, { params: { key: params.key } });
  return { name: answer.ok ? answer.data.name : undefined };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** The same for a mail program, which posts by itself (RFC 8058), and for the button; looking at the page does nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endWatchOfKey, { params: { key: params.key } });
  // Pressing twice unsubscribes just the same.
  if (answer.ok || answer.error.code === 'link-not-valid') return { done: true as const };
  return refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function WatchUnsubscribe({
  loaderData: { name },
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const done = (actionData && 'done' in actionData) || name === undefined;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Zrušení hlídání" path={watchOffUrl(params.key)} index={false} />
      <h1>{done ? 'Hlídání je zrušené' : 'Zrušit hlídání?'}</h1>
      {actionData && 'message' in actionData && <Alert severity="error">{actionData.message}</Alert>}
      <p className={text.lead}>{done ? 'Další e-maily už ti nepřijdou.' : name}</p>
      {done ? (
        <div>
          <LinkButton to={searchUrl} variant="secondary">
            Hledat inzeráty
          </LinkButton>
        </div>
      ) : (
        <Form method="post" className={layout.row}>
          <Button>Zrušit hlídání</Button>
          <LinkButton to={watchUrl(params.key)} variant="tertiary">
            Jen změnit, jak často píšete
          </LinkButton>
        </Form>
      )}
    </div>
  );
}
