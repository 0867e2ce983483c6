import { keepUnits } from '../../../contract/typography.ts';
import { useEffect } from 'react';
import { cardLine } from '../../../features/catalogue/card-line.ts';
import { CompareButton } from '../../../features/compare/components/compare-toggle.tsx';
import { useClearDraft } from '../../../ui/forms/form-draft.ts';
import { contactTitle, preparedSentences } from '../../../features/conversations/components/contact-texts.ts';
import type { ConversationAbout } from '../../../features/conversations/contract.ts';
import { HeartButton } from '../../../features/favourites/components/heart.tsx';
import { addSeen } from '../../../features/favourites/components/seen.ts';
import { FollowButton } from '../../../features/follows/components/follow-button.tsx';
import { AdvertiserBox } from '../../../features/listings/components/advertiser-box.tsx';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { ListingBody } from '../../../features/listings/components/listing-body.tsx';
import { ListingBadges, ListingFacts } from '../../../features/listings/components/listing-facts.tsx';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { SimilarListings } from '../../../features/listings/components/similar-listings.tsx';
import type { ListingDetail, noteView } from '../../../features/listings/contract.ts';
import { districtLabel } from '../../../features/places/components/format-place.ts';
import { SpotMap } from '../../../features/places/components/spot-map.tsx';
import { formatBasis, formatRange } from '../../../features/products/components/format-usual-price.ts';
import { MatchList, type ShownMatches } from '../../../features/matches/components/match-list.tsx';
import type { UsualPrice } from '../../../features/products/contract.ts';
import { ReportLink } from '../../../features/reports/components/report-link.tsx';
import { qrAddress, shortPath, displayUrl } from '../../../features/sharing/address.ts';
import { ShareButton } from '../../../features/sharing/components/share-button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { MapPin, ShieldCheck, Tag } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Gallery } from '../../../ui/photos/gallery.tsx';
import { FittingArticles } from '../../fitting-articles.tsx';
import { useNotice } from '../../notice.ts';
import { useShell } from '../../shell.ts';
import {
  adminListingUrl,
  categoryUrl,
  contactUrl,
  editListingUrl,
  homeUrl,
  listingUrl,
  messagesUrl,
  productUrl,
  reportUrl,
  safetyUrl,
  seenUrl,
} from '../../../contract/urls.ts';
import { ContactLink } from './contact-link.tsx';
import { ListingHead } from './listing-head.tsx';
import styles from './listing.module.css';
import { EditButton, OwnNote } from './own-note.tsx';
import { TalkLink, TalkNote } from './talk-note.tsx';
import { useContactDialog } from './use-contact-dialog.ts';

export type ListingViewProps = {
  listing: ListingDetail;
  similar: readonly ShownCard[];
  now: number;
  known: { name?: string; email?: string };
  /** Whether the visitor is its advertiser. */
  own: boolean;
  /** Whether the visitor is an admin or a moderator. */
  admin: boolean;
  /** The visitor's own conversation about it. */
  talk?: ConversationAbout | undefined;
  /** The advertiser's usual response time as text. */
  answers?: string | undefined;
  /** Whether the visitor follows its advertiser. */
  following: boolean;
  usual?: UsualPrice | undefined;
  matches?: ShownMatches | undefined;
};

/** The page of a live listing. */
export function ListingView({
  listing,
  similar,
  now,
  known,
  own,
  admin,
  talk,
  answers,
  following,
  usual,
  matches,
}: ListingViewProps) {
  const address = contactUrl(listing);
  const dialog = useContactDialog(address);
  const [notice, closeNotice] = useNotice();
  const sent = notice === 'odeslana';
  const shell = useShell();
  const signedIn = shell?.signedIn === true;
  const url = (shell?.appUrl ?? '') + listingUrl(listing);
  const { parentCategory, spot } = listing;
  const [location] = listing.locations;
  const demand = listing.kind === 'demand';
  const contact = (size?: 'large') =>
    talk ? (
      <TalkLink talk={talk} size={size} block {...(size ? {} : { label: 'Konverzace' })} />
    ) : (
      <ContactLink to={address} demand={demand} size={size} onOpen={dialog.show} />
    );
  useEffect(() => addSeen(listing.id), [listing.id]);
  useEffect(() => {
    if (!own) countView(listing.id);
  }, [own, listing.id]);
  useClearDraft(sent, address);
  return (
    <>
      <ListingHead listing={listing} />
      <div className={layout.wrap}>
        {dialog.Dialog && (
          <dialog.Dialog
            open={dialog.open}
            onClose={dialog.close}
            action={address}
            title={contactTitle(listing.kind)}
            questions={preparedSentences(listing)}
            known={known}
          />
        )}
        <Breadcrumbs
          steps={[
            { label: 'Domů', to: homeUrl },
            ...(parentCategory ? [{ label: parentCategory.name, to: categoryUrl(parentCategory.slug) }] : []),
            { label: listing.categoryName, to: categoryUrl(listing.category) },
            { label: listing.title },
          ]}
        />
        {sent && (
          <Alert severity="success" title="Zpráva odeslaná" onClose={closeNotice} scrollHere>
            <p>Odpověď ti přijde na e-mail. Potvrzení jsme ti právě poslali.</p>
            {known.email && (
              <p>
                Když píšeš z adresy svého účtu, najdeš konverzaci i{' '}
                <PageLink to={messagesUrl}>ve zprávách</PageLink>.
              </p>
            )}
          </Alert>
        )}
        <div className={styles.top}>
          {listing.photos.length > 0 && <Gallery photos={listing.photos} name={listing.title} />}
          <div className={styles.column}>
            <div className={classNames(styles.side, layout.stack)}>
              <div className={styles.labels}>
                <div className={styles.badges}>
                  <ListingBadges listing={listing} reservedForYou={talk?.reservedHere} />
                </div>
                <div className={styles.keep}>
                  <HeartButton listing={listing} />
                  <CompareButton listing={listing} />
                  <ShareButton title={listing.title} url={url} />
                </div>
              </div>
              <h1 className={styles.title}>{keepUnits(listing.title)}</h1>
              <ListingFacts listing={listing} />
              {usual && <UsualPriceLine usual={usual} />}
              {talk && <TalkNote talk={talk} />}
              <div className={styles.write}>{own ? <OwnNote listing={listing} /> : contact('large')}</div>
              <PaperAddress listing={listing} />
              <hr className={layout.rule} />
              <AdvertiserBox advertiser={listing.advertiser} sells={!demand} answers={answers} />
              {!own && (
                <FollowButton
                  slug={listing.advertiser.slug}
                  name={listing.advertiser.name}
                  following={following}
                  signedIn={signedIn}
                  back={listingUrl(listing)}
                />
              )}
              <p className={styles.line}>
                <Icon of={MapPin} />
                <span>
                  {[
                    location.name,
                    location.name !== location.district &&
                      !location.name.includes('okres ') &&
                      districtLabel({ name: location.district }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  <small>vloženo {formatMoment(listing.inserted, now)}</small>
                </span>
              </p>
              <p className={styles.line}>
                <Icon of={ShieldCheck} />
                <span>
                  {demand ? 'Peníze přebírej až při předání.' : 'Plať až při převzetí.'}{' '}
                  <PageLink to={safetyUrl}>
                    {demand ? 'Jak prodávat bezpečně' : 'Jak nakupovat bezpečně'}
                  </PageLink>
                </span>
              </p>
            </div>
            <aside aria-label="Místo předání" className={classNames(styles.place, layout.noPrint)}>
              <SpotMap lat={spot.lat} lon={spot.lon} exact={spot.exact} label={location.name} />
              <p className={classNames(text.small, text.muted)}>
                {spot.exact
                  ? 'Místo je jen přibližné.'
                  : 'Inzerent ukazuje jen okres. Přesné místo ti napíše.'}
              </p>
            </aside>
          </div>
          <div className={classNames(styles.text, layout.stackLarge)}>
            <ListingBody listing={listing} editTo={own ? editListingUrl(listing) : undefined} />
            {/* Who reads a demand chooses or offers such a thing; there is none to check. */}
            <FittingArticles category={listing.category} place={demand ? 'list' : 'listing'} />
            <p className={styles.number}>
              Číslo inzerátu {listing.id}{' '}
              <ReportLink to={reportUrl(listingUrl(listing))} className={layout.noPrint}>
                Nahlásit
              </ReportLink>{' '}
              {admin && (
                <PageLink to={adminListingUrl(listing.id)} className={layout.noPrint}>
                  Smazat inzerát
                </PageLink>
              )}
            </p>
          </div>
        </div>
        {matches && <MatchList kind={listing.kind} matches={matches} now={now} own={own} />}
        <SimilarListings
          title={demand ? 'Podobné poptávky' : 'Podobné nabídky'}
          listings={similar}
          now={now}
          more={{ label: 'Další', to: `${categoryUrl(listing.category)}${demand ? '?kind=demand' : ''}` }}
        />
      </div>
      <noscript>
        <img src={seenUrl(listing.id)} alt="" hidden />
      </noscript>
      <ActionBar name={formatPrice(listing)} line={cardLine(listing.facts)}>
        {own ? <EditButton listing={listing} short /> : contact()}
      </ActionBar>
    </>
  );
}

/**
 * Usual price of similar items, the number of sales it is based on, and a link to the prices of its product
 * line.
 */
function UsualPriceLine({ usual }: { usual: UsualPrice }) {
  const { name, product } = usual;
  return (
    <p className={styles.line}>
      <Icon of={Tag} />
      <span>
        Obvykle {formatRange(usual)}
        <small>
          {product ? <PageLink to={productUrl(product)}>{name}</PageLink> : name} v&nbsp;tomto stavu,{' '}
          {formatBasis(usual)}
        </small>
      </span>
    </p>
  );
}

/** Called after rendering, so that it delays nothing; a failure is only logged. */
function countView(id: number): void {
  const body = { agent: navigator.userAgent.slice(0, 1_000) };
  api<typeof noteView>('post', `/listings/${id}/views`, { body, keepalive: true }).catch(() => undefined);
}

/** Printed: the listing's URL as text and QR code. */
function PaperAddress({ listing }: { listing: { id: number } }) {
  const address = displayUrl((useShell()?.appUrl ?? '') + shortPath(listing));
  return (
    <div className={styles.paper}>
      <img src={qrAddress(listing)} alt="" loading="lazy" width={96} height={96} />
      <p>
        Celý inzerát a kontakt:
        <strong>{address}</strong>
      </p>
    </div>
  );
}
