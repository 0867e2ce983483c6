import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import { ChevronLeft, ChevronRight } from '../icons/drawings.tsx';
import styles from './gallery.module.css';
import { largestFile, Picture, type PictureFiles } from './picture.tsx';
import { FullScreen, plainClick, useFullScreen } from './use-full-screen.ts';
import { useSlides } from './use-slides.ts';

/**
 * Photos of one listing. Without JavaScript it is a swipeable track, with thumbnails that link to `#fotka-n` and photos
 * that link to their files; with JavaScript it has arrow buttons, keys and a full screen.
 */
export function Gallery({ photos, name }: { photos: readonly PictureFiles[]; name: string }) {
  const alive = useHydrated();
  const { track, current, go, step, onScroll, onKeyDown } = useSlides(photos.length);
  const fullScreen = useFullScreen();
  const seen = useRef(false);
  useEffect(() => {
    // The browser returns focus to the photo that was opened; meanwhile another one may be shown.
    if (seen.current && !fullScreen.opened)
      track.current?.querySelectorAll('a')[current]?.focus({ preventScroll: true });
    seen.current = fullScreen.opened;
  }, [fullScreen.opened, current, track]);
  const several = photos.length > 1;
  const alt = (index: number) => `${name}, fotka ${index + 1}`;

  function open(event: MouseEvent) {
    if (!plainClick(event)) return;
    event.preventDefault();
    fullScreen.open();
  }
  function show(event: MouseEvent, index: number) {
    if (!plainClick(event)) return;
    event.preventDefault();
    go(index);
  }

  return (
    <section className={styles.gallery} aria-label="Fotky" aria-roledescription="galerie">
      <div className={styles.main}>
        {/* A scrollable element must be focusable, so that a keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={several ? 0 : undefined}
          role="group"
          aria-label="Fotky vedle sebe, posouvají se šipkami"
        >
          {photos.map((photo, index) => (
            <figure key={photo.preview} id={`fotka-${index + 1}`} className={styles.slide}>
              <a
                href={largestFile(photo)}
                onClick={open}
                aria-label={`${alt(index)}, zvětšit`}
                tabIndex={alive && index !== current ? -1 : undefined}
              >
                <Picture
                  of={photo}
                  alt={alt(index)}
                  sizes="(min-width: 64rem) 52rem, 100vw"
                  priority={index === 0}
                />
              </a>
              {several && (
                <figcaption className={styles.count}>
                  {index + 1} / {photos.length}
                </figcaption>
              )}
            </figure>
          ))}
        </div>
        {alive && current > 0 && (
          <IconButton
            type="button"
            icon={ChevronLeft}
            shape="round"
            label="Předchozí fotka"
            className={classNames(styles.arrow, styles.previous)}
            onClick={() => step(-1)}
          />
        )}
        {alive && current < photos.length - 1 && (
          <IconButton
            type="button"
            icon={ChevronRight}
            shape="round"
            label="Další fotka"
            className={classNames(styles.arrow, styles.next)}
            onClick={() => step(1)}
          />
        )}
      </div>
      {several && (
        <nav className={styles.thumbs} aria-label="Náhledy fotek">
          {photos.map((photo, index) => (
            <a
              key={photo.preview}
              href={`#fotka-${index + 1}`}
              aria-label={`Fotka ${index + 1}`}
              aria-current={alive && index === current ? 'true' : undefined}
              onClick={(event) => show(event, index)}
            >
              <Picture of={photo} alt="" sizes="5.25rem" />
            </a>
          ))}
        </nav>
      )}
      {fullScreen.opened && (
        <Suspense>
          <FullScreen
            photos={photos}
            name={name}
            start={current}
            onSee={(index) => go(index, true)}
            onClose={fullScreen.close}
          />
        </Suspense>
      )}
    </section>
  );
}
