/** Lower case without diacritics and with single spaces: `Žďár  nad` becomes `zdar nad`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
