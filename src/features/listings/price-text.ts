/** Reads a price as people write it, in Kč: `1 490 Kč`, `1.490,-`, `1490,00`; text that is no number stays text. */
export function readPrice(text: string): number | string {
  const bare = text
    .replace(/\s/g, '')
    .replace(/(kč|kc|czk)\.?$/i, '')
    .replace(/,[-–—]$/, '')
    .replace(/[.](?=\d{3}(\D|$))/g, '')
    .replace(/[.,]00?$/, '');
  return /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : text;
}
