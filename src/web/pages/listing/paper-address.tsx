import { qrAddress, shortPath, spoken } from '../../../features/sharing/address.ts';
import { useShell } from '../../shell.ts';
import styles from './listing.module.css';

/** On paper: where the listing is now, to be scanned or typed. */
export function PaperAddress({ listing }: { listing: { id: number } }) {
  const address = spoken((useShell()?.appUrl ?? '') + shortPath(listing));
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
