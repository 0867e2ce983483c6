import { redirect } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { LevelChoice } from '../../../features/memberships/components/level-choice.tsx';
import { LevelTiles } from '../../../features/memberships/components/level-tiles.tsx';
import { MembershipStats } from '../../../features/memberships/components/membership-stats.tsx';
import { OrderList } from '../../../features/memberships/components/order-list.tsx';
import { PaymentPanel } from '../../../features/memberships/components/payment-panel.tsx';
import { getMembership } from '../../../features/memberships/contract.ts';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { changeMembership, membershipTexts } from './change-membership.ts';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { membershipUrl, myListingsUrl, severalUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return { membership: await loadFromApi(context, getMembership) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const changed = await changeMembership(context, fields);
  if (!changed.ok) return refused(changed.status, changed.error, fields);
  throw redirect(`${membershipUrl}?zprava=${changed.notice}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function MembershipPage({
  loaderData: { membership },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { level, levels, orders, cards, orderable } = membership;
  const waiting = orders.find(({ state }) => state === 'awaiting-payment');
  const paid = levels.filter(({ priceCzk }) => priceCzk > 0);
  const values = actionData?.values ?? {};
  const message = answerMessage(actionData);
  const wrongAccount = actionData?.fields['refundAccount'];
  return (
    <AccountFrame current={membershipUrl}>
      <PageHead
        title="Členství"
        description="Kolik karet máš, kolik jich zbývá a jak si jich pořídit víc."
        path={membershipUrl}
        index={false}
      />
      <h1>Členství</h1>
      <p className={layout.noPrint}>
        Vyklízíš skříň klubu nebo obchodu? <PageLink to={severalUrl}>Vlož víc věcí najednou</PageLink>, stejné
        kusy zaberou jednu kartu.
      </p>
      <DoneNotice texts={membershipTexts} />
      <ErrorAlert message={message} />
      <MembershipStats membership={membership} />
      {cards.resting > 0 && (
        <Alert severity="warn" title={pausedText(cards.resting)}>
          <p>
            Když máš inzerátů víc než karet, odpočívají nejdřív ty nejstarší, rezervované a topované až
            nakonec. Nic se nemaže: jakmile se uvolní karta, nejnovější z nich se samy vrátí.{' '}
            <PageLink to={`${myListingsUrl}?stav=odpocivajici`}>Moje inzerce</PageLink>
          </p>
        </Alert>
      )}
      {waiting && <PaymentPanel order={waiting} />}
      {!waiting && orderable && (
        <LevelChoice
          levels={levels}
          chosen={fieldText(values, 'level') || (paid.find(({ id }) => id === level.id) ?? paid[0])?.id}
          current={level.id}
          errors={actionData?.fields ?? {}}
        />
      )}
      {!orderable && (
        <>
          <Alert severity="info" title="Placená členství teď nejde objednat">
            <p>Účet pro platby zatím není nastavený. Až bude, objednáš si je tady.</p>
          </Alert>
          <LevelTiles levels={levels} chosen={undefined} current={level.id} orderable={false} />
        </>
      )}
      {orders.length > 0 && (
        <OrderList
          orders={orders}
          refused={
            wrongAccount && {
              id: fieldText(values, 'id'),
              account: fieldText(values, 'refundAccount'),
              error: wrongAccount,
            }
          }
        />
      )}
    </AccountFrame>
  );
}

/** `Odpočívá 1 inzerát`, `Odpočívají 2 inzeráty`, `Odpočívá 5 inzerátů`. */
const pausedText = (count: number): string =>
  `${count > 1 && count < 5 ? 'Odpočívají' : 'Odpočívá'} ${counted(count, ['inzerát', 'inzeráty', 'inzerátů'])}`;
