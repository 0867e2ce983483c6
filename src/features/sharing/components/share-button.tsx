import { type MouseEvent, useId } from 'react';
import { WordToggle } from '../../../ui/actions/word-toggle.tsx';
import { Share2 } from '../../../ui/icons/drawings.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './share-button.module.css';

/**
 * Hands the address on: by the device's own sharing, or out of a popover under the button. The popover is native, so
 * that the address is there to read without JavaScript too, and nothing on the page moves.
 */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const id = useId();

  function share(event: MouseEvent<HTMLElement>) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Closing the device's dialog rejects; that is no failure.
    navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      <WordToggle type="button" icon={Share2} popoverTarget={id} onClick={share}>
        Sdílet
      </WordToggle>
      <div id={id} popover="auto" role="group" aria-label="Sdílet inzerát" className={styles.popover}>
        <CopyLink label="Adresa inzerátu" url={url} />
      </div>
    </>
  );
}
