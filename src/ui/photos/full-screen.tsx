import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './full-screen.module.css';
import { Picture, type PictureFiles } from './picture.tsx';
import { useSlides } from './use-slides.ts';
import { ChevronRight, X } from '../icons/drawings.tsx';

/** Full-screen photos: swipe, arrow keys, pinch; Escape closes and returns focus. */
export default function FullScreen({
  photos,
  name,
  start,
  onSee,
  onClose,
}: {
  photos: readonly PictureFiles[];
  name: string;
  start: number;
  /** Called with the index of the visible photo. */
  onSee: (index: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { track, current, step, onScroll, onKeyDown } = useSlides(photos.length, start);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const see = useEffectEvent(onSee);
  useEffect(() => see(current), [current]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Fotky: ${name}`}
      onKeyDown={onKeyDown}
      onClose={() => dialog.current?.open === false && onClose()}
    >
      {/* A scrollable element must be focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={track} className={styles.track} onScroll={onScroll} tabIndex={0}>
        {photos.map((photo, index) => (
          <div key={photo.preview} className={styles.slide}>
            <Picture of={photo} alt={`${name}, fotka ${index + 1}`} sizes="100vw" fit="whole" />
          </div>
        ))}
      </div>
      <p className={styles.count} aria-live="polite">
        {current + 1} / {photos.length}
      </p>
      <IconButton
        type="button"
        icon={X}
        shape="round"
        label="Zavřít"
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      {current > 0 && (
        <IconButton
          type="button"
          icon={ChevronLeft}
          shape="round"
          label="Předchozí fotka"
          className={classNames(styles.arrow, styles.previous)}
          onClick={() => step(-1)}
        />
      )}
      {current < photos.length - 1 && (
        <IconButton
          type="button"
          icon={ChevronRight}
          shape="round"
          label="Další fotka"
          className={classNames(styles.arrow, styles.next)}
          onClick={() => step(1)}
        />
      )}
    </dialog>
  );
}
