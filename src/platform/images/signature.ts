export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Number of leading bytes that `recognise` needs. */
export const signatureBytes = 64;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/**
 * Detects a file's format by its first bytes; its name and declared type are ignored. Animated pictures are
 * not photos, whatever their format.
 */
export function recognise(file: Uint8Array): ImageFormat | 'heic' | undefined {
  const head = Buffer.from(file.subarray(0, signatureBytes));
  const text = head.toString('latin1');
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
    return isAnimatedWebp(head) ? undefined : 'webp';
  return text.slice(4, 8) === 'ftyp' ? recogniseBrand(head.readUInt32BE(0), text) : undefined;
}

function isAnimatedWebp(head: Buffer): boolean {
  return head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0x02) !== 0;
}

/** HEIC and AVIF share one container (ISO/IEC 23008-12); the brands in its first box distinguish them. */
function recogniseBrand(boxBytes: number, text: string): 'avif' | 'heic' | undefined {
  const brands: string[] = text.slice(8, Math.min(boxBytes, text.length)).match(/.{4}/gs) ?? [];
  if (brands[0] === 'avis') return undefined;
  if (brands.includes('avif')) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined;
}
