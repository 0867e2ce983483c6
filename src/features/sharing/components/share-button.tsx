import { type MouseEvent, useId } from 'react';
import { TextToggle } from '../../../ui/actions/text-toggle.tsx';
import { Share2 } from '../../../ui/icons/drawings.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './share-button.module.css';

/**
 * Shares the URL by the device's share dialog, or shows it in a popover under the button. The popover is native, so
 * that it works without JavaScript and does not shift the page.
 */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const id = useId();

  function share(event: MouseEvent<HTMLElement>) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Closing the device's dialog rejects the promise, which is not an error.
    navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      <TextToggle type="button" icon={Share2} popoverTarget={id} onClick={share}>
        Sdílet
      </TextToggle>
      <div id={id} popover="auto" role="group" aria-label="Sdílet inzerát" className={styles.popover}>
        <CopyLink label="Adresa inzerátu" url={url} />
      </div>
    </>
  );
}
