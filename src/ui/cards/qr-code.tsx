import styles from './qr-code.module.css';

export type QrCodeProps = {
  /** A square of so many modules, the quiet zone included. */
  size: number;
  /** The dark modules. */
  path: string;
  /** What it is for, to those who cannot scan it. */
  label: string;
};

/** A QR code; black on white also in the dark theme, because not every reader knows the opposite. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
