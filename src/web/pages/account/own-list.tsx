import type { ReactNode } from 'react';
import { BulkBar, BulkList, isBulkOffered } from '../../../features/listings/components/own/bulk-bar.tsx';
import type { Promotions } from '../../../features/listings/components/own/own-actions.tsx';
import { OwnDraftRow } from '../../../features/listings/components/own/own-draft-row.tsx';
import { OwnListingRow } from '../../../features/listings/components/own/own-listing-row.tsx';
import type { RefusedMove } from '../../../features/listings/components/own/sell-move.tsx';
import { type Draft, endedStates, type OwnListing, ownPerPage } from '../../../features/listings/contract.ts';
import { formatMatchCount } from '../../../features/matches/components/match-list.tsx';
import { fieldList } from '../../../ui/forms/form-fields.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import {
  addOfferUrl,
  decisionUrl,
  editListingUrl,
  listingUrl,
  membershipUrl,
  shareListingUrl,
} from '../../../contract/urls.ts';
import { type OwnView, ownAddress, pagesAround } from './own-address.ts';
import type { SectionCounts } from './section-counts.tsx';
import styles from './overview.module.css';

export type OwnListProps = {
  listings: readonly OwnListing[];
  drafts: readonly Draft[];
  total: number;
  view: Required<OwnView>;
  matches: SectionCounts['matches'];
  promotions: Promotions;
  /** Milliseconds since 1970. */
  now: number;
  refused: RefusedMove | undefined;
  /** The views to choose from. */
  children: ReactNode;
};

/**
 * Own listings and drafts of one view with pagination and a bar for bulk changes; drafts precede ended listings.
 */
export function OwnList({
  listings,
  drafts,
  total,
  view,
  matches,
  promotions,
  now,
  refused,
  children,
}: OwnListProps) {
  const { group, page, choosing: asked } = view;
  if (listings.length + drafts.length === 0) {
    return (
      <>
        {children}
        <EmptyState
          title={group === 'vse' ? 'Zatím tu nic nemáš' : 'Tady teď nic není'}
          actions={<LinkButton to={addOfferUrl}>Přidat inzerát</LinkButton>}
        >
          Co už nehraje u tebe, může hrát u někoho jiného.
        </EmptyState>
      </>
    );
  }
  const chosen = refused ? fieldList(refused.values, 'id') : [];
  const states = listings.map(({ state }) => state);
  const several = isBulkOffered(states);
  // A bulk change refused because nothing was selected stays in selection mode.
  const choosing = asked === 'none' && refused && 'several' in refused.values ? 'some' : asked;
  const to = (next: typeof choosing) => ownAddress({ group, page, choosing: next });
  const last = Math.ceil(total / ownPerPage);
  const ended = listings.findIndex(({ state }) => endedStates.some((over) => over === state));
  const current = ended < 0 ? listings.length : ended;
  const matchedOf = (listing: OwnListing) => {
    const count = matches.find(({ listingId }) => listingId === listing.id);
    return count && { label: formatMatchCount(count), to: `${listingUrl(listing)}#sedi` };
  };
  const rows = (some: typeof listings) =>
    some.map((listing) => (
      <OwnListingRow
        key={`${listing.id} ${listing.state} ${listing.expiresAt} ${choosing}`}
        listing={listing}
        to={listingUrl(listing)}
        matched={matchedOf(listing)}
        objectTo={decisionUrl(listing.id)}
        editTo={editListingUrl(listing)}
        shareTo={shareListingUrl(listing)}
        promotions={promotions}
        membershipTo={membershipUrl}
        now={now}
        chosen={
          several && choosing !== 'none'
            ? choosing === 'all' || chosen.includes(String(listing.id))
            : undefined
        }
        refused={refused}
      />
    ));
  return (
    <>
      <div>
        {children}
        <BulkList
          bar={
            several &&
            (choosing === 'none' ? (
              <PageLink to={to('some')} keepScroll className={styles.choose}>
                Vybrat víc najednou
              </PageLink>
            ) : (
              <BulkBar
                action={to('none')}
                allTo={choosing === 'all' ? undefined : to('all')}
                noneTo={to('none')}
                states={states}
              />
            ))
          }
        >
          {rows(listings.slice(0, current))}
          {drafts.map((draft) => (
            <OwnDraftRow key={draft.id} draft={draft} />
          ))}
          {rows(listings.slice(current))}
        </BulkList>
      </div>
      {last > 1 && (
        <Pager
          shown={Math.min(page * ownPerPage, total)}
          total={total}
          nextTo={page < last ? ownAddress({ group, page: page + 1 }) : undefined}
          pages={pagesAround(page, last).map((number) => ({
            number,
            to: ownAddress({ group, page: number }),
            current: number === page,
          }))}
        />
      )}
    </>
  );
}
