import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './picture.module.css';
import { ImageOff } from '../icons/drawings.tsx';

type Variant = { width: number; url: string };

/** One photo in the widths that exist; both lists may be empty while they are being made. */
export type PictureFiles = {
  /** Size of the whole photo in pixels. */
  width: number;
  height: number;
  avif: readonly Variant[];
  webp: readonly Variant[];
  /** URL of a small picture that always exists. */
  preview: string;
  /** A tiny picture as a data URL, blurred by upscaling, shown until the real one has loaded. */
  placeholder?: string | undefined;
};

export type PictureProps = {
  of: PictureFiles;
  /** Empty when text beside the photo says the same. */
  alt: string;
  /** The `sizes` attribute: the width that the photo takes on the page. */
  sizes: string;
  /** For the largest picture of the first screen: loaded eagerly with high priority. */
  priority?: boolean;
  fit?: 'cover' | 'whole';
};

const set = (variants: readonly Variant[]) => variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The largest file of a photo, for viewing it alone. */
export const largestFile = ({ webp, preview }: PictureFiles): string => webp.at(-1)?.url ?? preview;

/** A photo that fills its box: AVIF or WebP in a suitable width above its placeholder. */
export function Picture({ of: files, alt, sizes, priority = false, fit = 'cover' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // The `error` event may have fired before hydration.
    setBroken(image.current?.complete === true && image.current.naturalWidth === 0);
  }, [files.preview]);
  return (
    <span className={classNames(styles.frame, fit === 'whole' && styles.whole)}>
      {files.placeholder && (
        <img src={files.placeholder} alt="" aria-hidden="true" width={files.width} height={files.height} />
      )}
      <picture>
        {files.avif.length > 0 && <source type="image/avif" srcSet={set(files.avif)} sizes={sizes} />}
        {files.webp.length > 0 && <source type="image/webp" srcSet={set(files.webp)} sizes={sizes} />}
        <img
          ref={image}
          src={files.webp[0]?.url ?? files.preview}
          alt={alt}
          width={files.width}
          height={files.height}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          onLoad={() => setBroken(false)}
          onError={() => setBroken(true)}
        />
      </picture>
      {broken && (
        <span className={styles.broken}>
          <Icon of={ImageOff} size="large" />
          {alt && 'Fotku se nepodařilo načíst'}
        </span>
      )}
    </span>
  );
}
