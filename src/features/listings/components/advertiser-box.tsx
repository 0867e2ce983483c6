import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ListingDetail } from '../contract.ts';
import styles from './advertiser-box.module.css';
import { yearWords } from './time-words.ts';

/** Who advertises: a short name, a private person or a trader as the law asks, since when, what is verified. */
export function AdvertiserBox({
  advertiser,
  sells,
}: {
  advertiser: ListingDetail['advertiser'];
  /** Who looks for gear sells nothing, so there is no purchase to warn about. */
  sells: boolean;
}) {
  const { name, trader, companyName, companyId, since, emailVerified } = advertiser;
  return (
    <section aria-label="Inzerent">
      <div className={styles.who}>
        <Avatar name={name} />
        <div>
          <strong>{name}</strong>
          <p>
            {trader ? 'Podnikatel' : 'Soukromá osoba'} · na bazaru od {yearWords(since)}
          </p>
        </div>
      </div>
      {trader && (companyName || companyId) && (
        <p className={styles.company}>
          {[companyName, companyId && `IČO ${companyId}`].filter(Boolean).join(', ')}
        </p>
      )}
      {emailVerified && (
        <p className={styles.mark}>
          <Icon of={BadgeCheck} size="small" />
          Ověřený e-mail
        </p>
      )}
      {sells && !trader && (
        <p className={styles.law}>
          Na tento nákup se nevztahují práva spotřebitele, například vrácení do 14 dnů.
        </p>
      )}
    </section>
  );
}
