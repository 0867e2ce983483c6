import { endFavouriteNotes } from '../../features/favourites/contract.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { callApi } from '../api-client.ts';
import { keepInput, refused } from '../form-answer.ts';
import { EmailsOff } from './emails-off.tsx';
import { favouriteNotesUnsubscribeUrl, favouritesUrl } from '../../contract/urls.ts';

/** Handles both the one-click POST of a mail client (RFC 8058) and the button; a GET changes nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endFavouriteNotes, { params: { key: params.key } });
  return answer.ok ? { done: true as const } : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function FavouriteNotesOff({
  actionData,
  params,
}: PageProps<undefined, typeof action | typeof clientAction, 'key'>) {
  const done = actionData && 'done' in actionData;
  return (
    <EmailsOff
      title="E-maily o oblíbených"
      path={favouriteNotesUnsubscribeUrl(params.key)}
      done={Boolean(done)}
      heading={done ? 'Už ti nebudeme psát' : 'Neposílat e-maily o oblíbených?'}
      lead={
        done
          ? 'Oblíbené ti zůstávají. E-maily jde zase zapnout na jejich stránce.'
          : 'Přestaneme ti psát, že některý z oblíbených inzerátů zlevnil nebo je zase volný.'
      }
      answer={actionData}
      button="Neposílat"
      onward={{ to: favouritesUrl, label: 'Oblíbené' }}
    />
  );
}
