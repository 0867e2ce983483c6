import { Avatar } from '../../../ui/cards/avatar.tsx';
import { Dotted } from '../../../ui/layout/dotted.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advertiserUrl } from '../../../contract/urls.ts';
import type { ListingDetail } from '../contract.ts';
import styles from './advertiser-box.module.css';
import { AdvertiserMarks } from './advertiser-marks.tsx';
import { formatYear } from './format-time.ts';

/** The advertiser: name, private person or trader (required by law), member since, verified contacts. */
export function AdvertiserBox({
  advertiser,
  sells,
  answers,
}: {
  advertiser: ListingDetail['advertiser'];
  /** False for demands, where there is no purchase to warn about. */
  sells: boolean;
  /** Usual response time as text; undefined when too little is known. */
  answers?: string | undefined;
}) {
  const { name, slug, trader, since } = advertiser;
  return (
    <section aria-label="Inzerent">
      <div className={styles.who}>
        <Avatar name={name} />
        <div>
          <strong>
            <PageLink to={advertiserUrl(slug)}>{name}</PageLink>
          </strong>
          <p>
            <Dotted parts={[trader ? 'Podnikatel' : 'Soukromá osoba', `na bazaru od ${formatYear(since)}`]} />
          </p>
          {answers && <p>{answers}</p>}
        </div>
      </div>
      <AdvertiserMarks advertiser={advertiser} />
      {sells && (
        <p className={styles.law}>
          {trader
            ? 'Prodává podnikatel. Koupi na dálku můžeš do 14 dnů vrátit.'
            : 'Na tento nákup se nevztahují práva spotřebitele, například vrácení do 14 dnů.'}{' '}
          Smlouvu uzavíráš s prodejcem, bazar jejím účastníkem není.
        </p>
      )}
    </section>
  );
}
