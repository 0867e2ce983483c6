import { Form } from 'react-router';
import { withFullStop } from '../../contract/czech.ts';
import { endFollow, followOfKey } from '../../features/follows/contract.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { callApi } from '../api-client.ts';
import { keepInput, refused } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { followUnsubscribeUrl, watchesUrl } from '../../contract/urls.ts';

export async function loader({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, followOfKey, { params: { key: params.key } });
  return answer.ok ? answer.data : undefined;
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Handles both the one-click POST of a mail client (RFC 8058) and the button; a GET changes nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endFollow, { params: { key: params.key } });
  return answer.ok ? { done: answer.data.name } : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function FollowOff({
  loaderData: follow,
  actionData,
  params,
}: PageProps<typeof loader, typeof action | typeof clientAction, 'key'>) {
  const done = (actionData && 'done' in actionData) || follow?.following === false;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="E-maily o inzerentovi" path={followUnsubscribeUrl(params.key)} index={false} />
      <h1>{headingOf(follow?.name, done)}</h1>
      {actionData && 'message' in actionData && <Alert severity="error">{actionData.message}</Alert>}
      <p className={text.lead}>
        {!follow
          ? 'Koho sleduješ, najdeš ve svém účtu.'
          : done
            ? withFullStop(`O nových inzerátech ti už psát nebudeme. Inzerent: ${follow.name}`)
            : 'Přestaneme ti psát, že má nový inzerát.'}
      </p>
      {follow && !done ? (
        <Form method="post">
          <Button>Přestat sledovat</Button>
        </Form>
      ) : (
        <div>
          <LinkButton to={watchesUrl} variant="secondary">
            Co hlídám
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function headingOf(name: string | undefined, done: boolean): string {
  if (name === undefined) return 'Odkaz už neplatí';
  return done ? 'Už ti nebudeme psát' : `Přestat sledovat inzerenta ${name}?`;
}
