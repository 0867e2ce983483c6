const number = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 });
const nbsp = '\u00a0';

/** `640 kB`, `12,5 MB`; thousands as on a disk's label. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))}${nbsp}kB`
    : `${number.format(kilobytes / 1000)}${nbsp}MB`;
}
