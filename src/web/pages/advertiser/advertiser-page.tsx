import Flag from 'lucide-react/icons/flag';
import { plural, wholeNumber } from '../../../contract/czech.ts';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { FollowButton } from '../../../features/follows/components/follow-button.tsx';
import { AdvertiserMarks } from '../../../features/listings/components/advertiser-marks.tsx';
import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import {
  ReviewsSection,
  type ReviewsSectionProps,
} from '../../../features/reviews/components/reviews-section.tsx';
import type { PublicAdvertiser } from '../../../features/profiles/contract.ts';
import { ReportLink } from '../../../features/reports/components/report-link.tsx';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { PageHead } from '../../page-head.tsx';
import { useShell } from '../../shell.ts';
import { advertiserUrl, homeUrl, reportUrl } from '../../../contract/urls.ts';
import { describeAdvertiser, isIndexable } from './describe-advertiser.ts';
import styles from './advertiser.module.css';

export type AdvertiserPageProps = {
  advertiser: PublicAdvertiser;
  /** Usual response time as text. */
  answers: string | undefined;
  /** Whether the visitor follows them; false for one's own page. */
  following: boolean;
  own: boolean;
  reviews: ReviewsSectionProps['reviews'];
  kind: Kind;
  /** Whether it is a later page of the list. */
  continued: boolean;
  page: { items: readonly ShownCard[]; offset: number; total: number; next?: string | undefined };
  now: number;
};

/** Public page of an advertiser: profile, reviews, and live listings. */
export function AdvertiserPage({
  advertiser,
  answers,
  following,
  own: isOwn,
  reviews,
  kind,
  continued,
  page,
  now,
}: AdvertiserPageProps) {
  const signedIn = useShell()?.signedIn === true;
  const { name, slug, trader, since, offers, demands } = advertiser;
  const address = advertiserUrl(slug);
  const demandsAddress = `${address}?druh=poptavky`;
  const own = kind === 'demand' ? demandsAddress : address;
  const shown = page.offset + page.items.length;
  const numbers = [
    { count: offers, forms: ['nabídka', 'nabídky', 'nabídek'] },
    { count: demands, forms: ['poptávka', 'poptávky', 'poptávek'] },
  ] as const;
  const who = trader ? 'Podnikatel' : 'Soukromá osoba';
  return (
    <div className={layout.wrap}>
      <PageHead
        title={`${name}, inzerent`}
        description={describeAdvertiser(advertiser)}
        path={address}
        index={isIndexable(advertiser, { kind, continued })}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: name }]} />
      <header className={classNames(layout.panel, styles.head)}>
        <Avatar name={name} size="large" />
        <div>
          <h1>{name}</h1>
          <p className={text.secondary}>
            {who} · na bazaru od {formatDate(since)}
          </p>
          {answers && <p className={text.secondary}>{answers}</p>}
          <AdvertiserMarks advertiser={advertiser} />
        </div>
        <dl className={styles.counts}>
          {numbers.map(({ count, forms }) => (
            <div key={forms[0]}>
              <dt>{plural(count, forms)}</dt>
              <dd>{wholeNumber(count)}</dd>
            </div>
          ))}
        </dl>
        {!isOwn && (
          <FollowButton slug={slug} name={name} following={following} signedIn={signedIn} back={address} />
        )}
      </header>
      {demands > 0 && (
        <Tabs
          label="Inzeráty"
          tabs={[
            { label: 'Nabídky', to: address, current: kind === 'offer', count: offers },
            { label: 'Poptávky', to: demandsAddress, current: kind === 'demand', count: demands },
          ]}
        />
      )}
      <section className={styles.listings} aria-labelledby="inzeraty">
        <h2 id="inzeraty" className={text.hidden}>
          {kind === 'demand' ? 'Poptávky' : 'Nabídky'}
        </h2>
        {page.items.length === 0 ? (
          <EmptyState title="Teď tu nic není">{name} teď nic nenabízí ani neshání.</EmptyState>
        ) : kind === 'demand' ? (
          <ul className={classNames(layout.columns, layout.columns3)}>
            {page.items.map((listing) => (
              <li key={listing.id}>
                <DemandNote listing={listing} now={now} heading="h3" />
              </li>
            ))}
          </ul>
        ) : (
          <CardGrid label="Nabídky">
            {page.items.map((listing, index) => (
              <ListingCard key={listing.id} listing={listing} now={now} first={index === 0} />
            ))}
          </CardGrid>
        )}
        {page.total > 0 && (
          <Pager
            shown={shown}
            total={Math.max(page.total, shown)}
            nextTo={page.next && `${own}${kind === 'demand' ? '&' : '?'}cursor=${page.next}`}
          />
        )}
      </section>
      <ReviewsSection reviews={reviews} slug={slug} />
      {!isOwn && (
        <p className={classNames(text.small, layout.noPrint, styles.report)}>
          <Icon of={Flag} size="small" />
          <ReportLink to={reportUrl(address)}>Nahlásit inzerenta</ReportLink>
        </p>
      )}
    </div>
  );
}
