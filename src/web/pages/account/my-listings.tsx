import Plus from 'lucide-react/icons/plus';
import { redirect } from 'react-router';
import { BulkQuestion } from '../../../features/listings/components/own/bulk-bar.tsx';
import { BulkDone } from '../../../features/listings/components/own/bulk-result.tsx';
import { countedGroups, groupOf } from '../../../features/listings/components/own/own-groups.ts';
import {
  type ListingState,
  countOwnListings,
  listDrafts,
  listOwnListings,
  ownPerPage,
} from '../../../features/listings/contract.ts';
import { getMembership } from '../../../features/memberships/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SlotsLeft } from './slots-left.tsx';
import { changeOwn, doneMessage, endedMessage } from './change-own.ts';
import { changeSeveral } from './change-several.ts';
import { ownAddress, readPage } from './own-address.ts';
import { OwnList } from './own-list.tsx';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { addOfferUrl, myListingsUrl } from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  const group = groupOf(url.searchParams.get('stav'));
  const page = readPage(url.searchParams.get('strana'));
  const [own, drafts, { tops, level }] = await Promise.all([
    ownPage(context, [...group.states], page),
    loadFromApi(context, listDrafts),
    loadFromApi(context, getMembership),
  ]);
  const last = Math.max(1, Math.ceil(own.total / ownPerPage));
  if (group.states.length > 0 && page > last) throw redirect(ownAddress({ group: group.id, page: last }));
  return {
    listings: own.listings,
    total: own.total,
    cards: own.cards,
    promotionsLeft: tops.left,
    level: level.name,
    now: Date.now(),
    drafts: group.drafts && page === 1 ? drafts : [],
    groups: countedGroups(own.counts, drafts.length, group.id),
    view: { group: group.id, page, all: url.searchParams.get('vybrat') === 'vse' },
  };
}

/** A page of the listings in some states; the group of drafts has none. */
async function ownPage(context: RouteArgs['context'], state: ListingState[], page: number) {
  if (state.length > 0) return loadFromApi(context, listOwnListings, { query: { state, page } });
  return { ...(await loadFromApi(context, countOwnListings)), listings: [], total: 0 };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  if ('several' in fields) {
    const outcome = await changeSeveral(context, fields);
    return 'error' in outcome ? refused(outcome.status, outcome.error, fields) : outcome;
  }
  const changed = await changeOwn(context, fields);
  if (changed && !changed.ok) return refused(changed.status, changed.error, fields);
  const next = new URLSearchParams(url.searchParams);
  if (changed) next.set('zprava', changed.notice);
  throw redirect(`${myListingsUrl}?${next}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function MyListingsPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { cards, level, groups, view } = loaderData;
  const [notice, closeNotice] = useNotice();
  const done = actionData ? undefined : doneMessage(notice);
  const ended = endedMessage(notice);
  const answer = actionData && 'code' in actionData ? actionData : undefined;
  const message = answerMessage(answer);
  const tabs = groups.map(({ id, label, count }) => ({
    label,
    to: ownAddress({ group: id }),
    current: id === view.group,
    count,
  }));
  return (
    <AccountFrame current={myListingsUrl}>
      <PageHead title="Moje inzerce" path={myListingsUrl} index={false} />
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h1>Moje inzerce</h1>
        <LinkButton to={addOfferUrl} icon={Plus}>
          Přidat inzerát
        </LinkButton>
      </div>
      {done && (
        <Alert severity="success" onClose={closeNotice}>
          {done}
        </Alert>
      )}
      {ended && (
        <Alert severity="warn" onClose={closeNotice}>
          {ended}
        </Alert>
      )}
      {message && (
        <Alert severity="error" scrollHere>
          {message}
        </Alert>
      )}
      {actionData && 'result' in actionData && <BulkDone result={actionData.result} />}
      {actionData && 'asked' in actionData && (
        <BulkQuestion {...actionData.asked} backTo={ownAddress(view)} />
      )}
      <SlotsLeft {...cards} level={level} />
      <Tabs label="Stav inzerátů" tabs={tabs} />
      <OwnList {...loaderData} refused={answer} />
    </AccountFrame>
  );
}
