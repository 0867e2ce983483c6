/** Czech names of front matter fields, for editors; the English names are accepted as well. */
export const czechFieldNames: Readonly<Record<string, string>> = {
  title: 'nadpis',
  description: 'popis',
  version: 'verze',
  effective: 'účinnost',
  tags: 'štítky',
  published: 'vydáno',
  changed: 'upraveno',
  picture: 'obrázek',
  alt: 'co je na obrázku',
  next: 'kam dál',
  prices: 'ceny kategorie',
  order: 'pořadí',
  name: 'jméno',
  kind: 'druh',
  town: 'město',
  since: 'partnerem od',
  paid: 'placené',
  advertiser: 'inzerent',
  group: 'skupina',
};
export const englishFieldNames = new Map(
  Object.entries(czechFieldNames).map(([name, czech]) => [czech, name]),
);

/** A source for the editor: with Czech names in its front matter, including lines commented out by a #. */
export function withCzechFieldNames(source: string): string {
  const [whole = '', head = ''] = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n)/.exec(source) ?? [];
  const named = head.replaceAll(/^(# ?)?(\w+):/gm, (line, comment: string | undefined, name: string) =>
    Object.hasOwn(czechFieldNames, name) ? `${comment ?? ''}${czechFieldNames[name]}:` : line,
  );
  return whole === '' ? source : source.replace(whole, () => whole.replace(head, () => named));
}
