import styles from './qr-code.module.css';

export type QrCodeProps = {
  /** Side of the square in modules, including the quiet zone. */
  size: number;
  /** SVG path of the dark modules. */
  path: string;
  /** Accessible name: what the code is for. */
  label: string;
};

/** A QR code; black on white in the dark theme, too, because not every reader supports inverted codes. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
