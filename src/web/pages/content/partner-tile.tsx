import type { PartnerCard } from '../../../features/content/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { partnerUrl } from '../../urls.ts';
import styles from './partners.module.css';

/** A partner in the list; paid cooperation says so. */
export function PartnerTile({ partner }: { partner: PartnerCard }) {
  const { slug, name, kind, town, description, logo, paid } = partner;
  return (
    <PageLink to={partnerUrl(slug)} className={styles.tile}>
      {logo && <img src={logo} alt="" width={96} height={96} loading="lazy" />}
      <span>
        <span className={text.eyebrow}>
          {kind}, {town}
        </span>
        <h2>{name}</h2>
        <span className={text.secondary}>{description}</span>
        {paid && <span className={classNames(text.small, styles.paid)}>Placená spolupráce</span>}
      </span>
    </PageLink>
  );
}
