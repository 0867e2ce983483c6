import { Fragment } from 'react';
import Send from 'lucide-react/icons/send';
import { counted, crowns } from '../../../contract/czech.ts';
import { listingUrl, toggleFavouriteUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Price, PriceBlock } from '../../../ui/cards/price.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLeftRight, Heart } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Picture } from '../../../ui/photos/picture.tsx';
import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ShownCard } from '../../listings/components/shown-card.ts';
import { withoutPhoto } from '../../listings/components/without-photo.ts';
import type { Kit } from '../contract.ts';
import { formatReasons, pieceLabels } from './piece-labels.ts';
import styles from './kits.module.css';

type ShownSeller = Omit<Kit['sellers'][number], 'listings'> & {
  listings: readonly {
    listing: ShownCard;
    fills: Kit['sellers'][number]['listings'][number]['fills'];
    better: { to: string; title: string; condition: string | undefined; more: number } | undefined;
  }[];
  /** Link to the form for one message about all of these listings. */
  writeTo: string;
  /** Link to the seller's public page. */
  to: string;
};
/** A kit reduced to what its page shows. */
export type ShownKit = Omit<Kit, 'sellers'> & { sellers: readonly ShownSeller[] };

const sellerForms = ['prodejce', 'prodejci', 'prodejců'] as const;
const listingForms = ['inzerát', 'inzeráty', 'inzerátů'] as const;

/** One way to buy a kit: its total, and what to buy from whom. `back` is the current page. */
export function KitView({ kit, id, back }: { kit: ShownKit; id: string; back: string }) {
  const { reasons, total, postage, sellers, distance, left } = kit;
  const listings = sellers.flatMap((seller) => seller.listings);
  const ids = listings.map(({ listing }) => listing.id);
  return (
    <section id={id} className={styles.kit} aria-labelledby={`${id}-nadpis`}>
      <div className={styles.head}>
        <h2 id={`${id}-nadpis`} className={styles.reason}>
          {formatReasons(reasons)}
        </h2>
        <div className={styles.total}>
          <PriceBlock text={crowns(total)} />
        </div>
        <p className={text.small}>
          {[
            counted(sellers.length, sellerForms),
            counted(listings.length, listingForms),
            ...(postage > 0 ? [`z\u00a0toho poštovné ${crowns(postage)}`] : []),
            ...(distance !== undefined && distance > 0 ? [`osobně ${distance}\u00a0km cesty`] : []),
          ].join(' · ')}
        </p>
        {left !== undefined && (
          <p className={styles.budget}>
            {left < 0 ? `O\u00a0${crowns(-left)} přes rozpočet` : `Z\u00a0rozpočtu zbyde ${crowns(left)}`}
          </p>
        )}
      </div>
      {sellers.map((seller) => (
        <SellerPart key={seller.slug} seller={seller} />
      ))}
      <form method="post" action={toggleFavouriteUrl} className={styles.foot}>
        <input type="hidden" name="back" value={`${back}#${id}`} />
        {ids.map((each) => (
          <input key={each} type="hidden" name="add" value={each} />
        ))}
        <Button variant="tertiary" icon={Heart}>
          {ids.length > 1 ? 'Všechno do oblíbených' : 'Do oblíbených'}
        </Button>
      </form>
    </section>
  );
}

function SellerPart({ seller }: { seller: ShownSeller }) {
  const { name, to, listings, writeTo } = seller;
  return (
    <div className={styles.seller}>
      <h3 className={styles.name}>
        <PageLink to={to}>{name}</PageLink>
      </h3>
      <p className={classNames(text.small, text.secondary)}>{handover(seller)}</p>
      {listings.map(({ listing, fills, better }) => (
        <Fragment key={listing.id}>
          <Row
            heading="h3"
            to={listingUrl(listing)}
            title={listing.title}
            photo={listing.photo && <Picture of={listing.photo} alt="" sizes="5rem" />}
            instead={withoutPhoto(listing)}
            badges={
              <span className={styles.offered}>
                <Price text={formatPrice(listing)} />
                {listing.swap && (
                  <Badge tone="swap" icon={ArrowLeftRight}>
                    Výměna
                  </Badge>
                )}
                {fills.map((piece) => (
                  <Badge key={piece} tone="line">
                    {pieceLabels[piece]}
                  </Badge>
                ))}
              </span>
            }
            note={factsOf(listing)}
          />
          {better && (
            <p className={text.small}>
              Lepší stav za {crowns(better.more)} víc: <PageLink to={better.to}>{better.title}</PageLink>
              {better.condition && `, ${better.condition.toLowerCase()}`}
            </p>
          )}
        </Fragment>
      ))}
      <div className={layout.row}>
        <LinkButton to={writeTo} variant="secondary" icon={Send}>
          {listings.length > 1 ? `Napsat o\u00a0všem najednou` : 'Napsat prodejci'}
          <span className={text.hidden}>, {name}</span>
        </LinkButton>
      </div>
    </div>
  );
}

/** Facts that decide whom a thing fits; `true` means that the label is shown before the value. */
const telling: Readonly<Record<string, boolean>> = {
  velikost: true,
  délka: true,
  flex: true,
  stélka: true,
  strana: false,
};

/** For example `velikost L · Lehce hrané · Ostrava`: size, condition, place. */
function factsOf(listing: ShownCard): string {
  const facts = listing.facts
    .filter(({ label }) => label in telling)
    .map(({ label, value }) => (telling[label] ? `${label} ${value}` : value));
  return [...facts, formatCondition(listing), listing.locations[0].name].filter(Boolean).join(' · ');
}

function handover({ km, byPost, postage }: ShownSeller): string {
  const paid =
    postage === undefined
      ? undefined
      : postage === 0
        ? 'poštovné zdarma'
        : `poštovné ${crowns(postage)}, počítáme ho jednou`;
  if (km === undefined) return paid ?? 'Předání a\u00a0poštovné domluv s\u00a0prodejcem';
  const far = `${km}\u00a0km`;
  if (!byPost) return km === 0 ? 'Přímo v\u00a0místě' : `${far} od tebe`;
  return `Posílá, je ${far} daleko · ${paid ?? 'poštovné neuvádí'}`;
}
