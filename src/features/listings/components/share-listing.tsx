import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import styles from './share-listing.module.css';
import { Share2 } from '../../../ui/icons/drawings.tsx';

/** Hands the address on: by the device's own sharing, or copied; without JavaScript it is there to read. */
export function ShareListing({ title, url }: { title: string; url: string }) {
  const { add } = useToasts();

  async function copy() {
    await navigator.clipboard.writeText(url);
    add({ severity: 'success', summary: 'Odkaz je zkopírovaný.' });
  }

  function share(event: MouseEvent<HTMLElement>) {
    if (typeof navigator.share === 'function') {
      event.preventDefault();
      // Closing the device's dialog rejects; that is no failure.
      navigator.share({ title, url }).catch(() => undefined);
    } else if (navigator.clipboard) {
      event.preventDefault();
      const details = event.currentTarget.closest('details');
      copy().catch(() => details?.setAttribute('open', ''));
    }
  }

  return (
    <details className={styles.share}>
      <summary onClick={share}>
        <Icon of={Share2} />
        Sdílet
      </summary>
      <label>
        Adresa inzerátu
        <input readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
    </details>
  );
}
