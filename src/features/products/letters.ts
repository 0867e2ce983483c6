const czech = new Intl.Collator('cs', { numeric: true });

/** Letters with a place of their own in the Czech alphabet; other accents stand with their base. */
const ownPlace = new Set(['Č', 'Ř', 'Š', 'Ž']);

/** Czech order of names: Č behind C, Ch behind H. */
export function byName(a: { name: string }, b: { name: string }): number {
  return czech.compare(a.name, b.name);
}

/** The letter a name stands under: `Č`, `Ch`, `A` for Á; `#` for what begins with no letter. */
export function letterOf(name: string): string {
  if (/^ch/i.test(name)) return 'Ch';
  const [first = ''] = name.normalize('NFC').toUpperCase();
  const letter = ownPlace.has(first) ? first : (first.normalize('NFD')[0] ?? '');
  return /\p{L}/u.test(letter) ? letter : '#';
}
