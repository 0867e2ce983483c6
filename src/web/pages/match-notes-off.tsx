import { endMatchNotes, type NoteKind } from '../../features/matches/contract.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../router/route-types.ts';
import { callApi } from '../api-client.ts';
import { keepInput, refused } from '../form-answer.ts';
import { EmailsOff } from './emails-off.tsx';
import { matchNotesUnsubscribeUrl, matchNotesUrl } from '../../contract/urls.ts';

/** Handles both the one-click POST of a mail client (RFC 8058) and the button; a GET changes nothing. */
export async function action({ context, params }: RouteArgs<'key'>) {
  const answer = await callApi(context, endMatchNotes, { params: { key: params.key } });
  return answer.ok ? answer.data : refused(answer.status, answer.error, {});
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

const about: Readonly<Record<NoteKind, string>> = {
  offers: 'O nabídkách, které sedí na tvoje poptávky, ti už psát nebudeme.',
  demands: 'O poptávkách, na které sedí tvoje nabídky, ti už psát nebudeme.',
};

export default function MatchNotesOff({
  actionData,
  params,
}: PageProps<undefined, typeof action | typeof clientAction, 'key'>) {
  const ended = actionData && 'ended' in actionData ? actionData.ended : undefined;
  return (
    <EmailsOff
      title="E-maily o shodách"
      path={matchNotesUnsubscribeUrl(params.key)}
      done={ended !== undefined}
      heading={ended ? 'Už ti nebudeme psát' : 'Neposílat e-maily o shodách?'}
      lead={
        ended
          ? `${about[ended]} Co k sobě sedí, uvidíš dál u svých inzerátů. E-maily jde zase zapnout u hlídání.`
          : 'Přestaneme ti posílat e-maily stejného druhu, jako byl ten, ze kterého odkaz je.'
      }
      answer={actionData}
      button="Neposílat"
      onward={{ to: matchNotesUrl, label: 'Nastavení e-mailů' }}
    />
  );
}
