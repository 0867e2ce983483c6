import { Icon } from '../../../ui/icons/icon.tsx';
import type { ListingDetail } from '../contract.ts';
import styles from './advertiser-box.module.css';
import { formatPhone } from './format-phone.ts';
import { BadgeCheck, Phone } from '../../../ui/icons/drawings.tsx';

type Shown = Pick<
  ListingDetail['advertiser'],
  'trader' | 'companyName' | 'companyId' | 'vatId' | 'seat' | 'phone' | 'emailVerified' | 'phoneVerified'
>;

/** Legal identity of a trader, verified contacts, and the phone if its owner publishes it. */
export function AdvertiserMarks({ advertiser }: { advertiser: Shown }) {
  const { trader, companyName, companyId, vatId, seat, phone, emailVerified, phoneVerified } = advertiser;
  const legal = [companyName, seat, companyId && `IČO ${companyId}`, vatId && `DIČ ${vatId}`].filter(Boolean);
  return (
    <>
      {trader && legal.length > 0 && <p className={styles.company}>{legal.join(', ')}</p>}
      {emailVerified && <Mark>Ověřený e-mail</Mark>}
      {phoneVerified && <Mark>Ověřený telefon</Mark>}
      {phone && (
        <p className={styles.phone}>
          <Icon of={Phone} size="small" />
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
    </>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <p className={styles.mark}>
      <Icon of={BadgeCheck} size="small" />
      {children}
    </p>
  );
}
