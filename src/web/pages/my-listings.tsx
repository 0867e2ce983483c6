import { redirect } from 'react-router';
import { OwnDraftRow } from '../../features/listings/components/own/own-draft-row.tsx';
import { groupOf, isIn, ownGroups, showsDrafts } from '../../features/listings/components/own/own-groups.ts';
import { OwnListingRow } from '../../features/listings/components/own/own-listing-row.tsx';
import { listDrafts, listOwnListings } from '../../features/listings/contract.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { readFormFields } from '../../ui/forms/form-fields.ts';
import layout from '../../ui/layout/layout.module.css';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { CardsLeft } from '../account/cards-left.tsx';
import { changeOwn, doneWords, endedWords } from '../account/change-own.ts';
import { loadFromApi } from '../api-client.ts';
import { keepTyped, refused } from '../form-answer.ts';
import { useNotice } from '../notice.ts';
import { PageHead } from '../page-head.tsx';
import { requireUser } from '../signed-in.ts';
import { addOfferUrl, editListingUrl, listingUrl, myListingsUrl, wizardUrls } from '../urls.ts';
import type { Route } from './+types/my-listings';
import { Plus } from '../../ui/icons/drawings.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url);
  const [{ listings, cards }, drafts] = await Promise.all([
    loadFromApi(context, listOwnListings),
    loadFromApi(context, listDrafts),
  ]);
  return { listings, cards, drafts, group: url.searchParams.get('stav') };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireUser(context, url);
  const changed = await changeOwn(context, readFormFields(await request.formData()));
  if (changed && !changed.answer.ok) return refused(changed.answer.status, changed.answer.error, {});
  const next = new URLSearchParams(url.searchParams);
  if (changed) next.set('zprava', changed.notice);
  throw redirect(`${myListingsUrl}?${next}`);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function MyListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, cards, drafts } = loaderData;
  const [notice, closeNotice] = useNotice();
  const group = groupOf(loaderData.group);
  const done = doneWords(notice);
  const ended = endedWords(notice);
  const shown = listings.filter(({ state }) => isIn(group, state));
  const shownDrafts = showsDrafts(group) ? drafts : [];
  const tabs = ownGroups.map((each) => ({
    label: each.label,
    to: each.id === 'vse' ? myListingsUrl : `${myListingsUrl}?stav=${each.id}`,
    current: each === group,
    count: listings.filter(({ state }) => isIn(each, state)).length + (showsDrafts(each) ? drafts.length : 0),
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
      {actionData && (
        <Alert severity="error" scrollHere>
          {actionData.message}
        </Alert>
      )}
      <CardsLeft {...cards} />
      <Tabs label="Stav inzerátů" tabs={tabs} />
      {shown.length + shownDrafts.length > 0 ? (
        <div>
          {shownDrafts.map((draft) => (
            <OwnDraftRow key={draft.id} draft={draft} to={wizardUrls[draft.kind].details} />
          ))}
          {shown.map((listing) => (
            <OwnListingRow
              key={`${listing.id} ${listing.state}`}
              listing={listing}
              to={listingUrl(listing)}
              editTo={editListingUrl(listing)}
            />
          ))}
        </div>
      ) : (
        <EmptyState
          title={group.id === 'vse' ? 'Zatím tu nic nemáš' : 'Tady teď nic není'}
          actions={<LinkButton to={addOfferUrl}>Přidat inzerát</LinkButton>}
        >
          Co už nehraje u tebe, může hrát u někoho jiného.
        </EmptyState>
      )}
    </AccountFrame>
  );
}
