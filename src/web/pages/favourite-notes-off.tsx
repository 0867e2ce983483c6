import { Form } from 'react-router';
import { endFavouriteNotes } from '../../features/favourites/contract.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { callApi } from '../api-client.ts';
import { keepTyped, refused } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { favouriteNotesOffUrl, favouritesUrl } from '../../contract/urls.ts';

/** The same for a mail program, which posts by itself (RFC 8058), and for the button; looking at the page does nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endFavouriteNotes, { params: { key: params.key } });
  return answer.ok ? { done: true as const } : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function FavouriteNotesOff({
  actionData,
  params,
}: PageProps<undefined, typeof action | typeof clientAction, 'key'>) {
  const done = actionData && 'done' in actionData;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="E-maily o oblíbených" path={favouriteNotesOffUrl(params.key)} index={false} />
      <h1>{done ? 'Už ti nebudeme psát' : 'Neposílat e-maily o oblíbených?'}</h1>
      {actionData && 'message' in actionData && <Alert severity="error">{actionData.message}</Alert>}
      <p className={text.lead}>
        {done
          ? 'Oblíbené ti zůstávají. E-maily jde zase zapnout na jejich stránce.'
          : 'Přestaneme ti psát, že některý z oblíbených inzerátů zlevnil nebo je zase volný.'}
      </p>
      {done ? (
        <div>
          <LinkButton to={favouritesUrl} variant="secondary">
            Oblíbené
          </LinkButton>
        </div>
      ) : (
        <Form method="post">
          <Button>Neposílat</Button>
        </Form>
      )}
    </div>
  );
}
