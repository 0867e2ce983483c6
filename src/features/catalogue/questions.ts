const forAll = [
  'Je inzerát ještě aktuální?',
  'Posíláš přes výdejní místo a kolik stojí poštovné?',
  'Dá se na ceně ještě něco udělat?',
  'Pošleš mi fotku opotřebení zblízka?',
];
const aboutSwap = 'Bereš i jinou délku nebo doplatek?';

const sticks = [
  'Je to délka shaftu, nebo celková?',
  'Která ruka je dole?',
  'Jaký má flex a byla zkracovaná?',
  'Je značka IFF čitelná a je čepel stejné značky jako shaft?',
  'Není shaft prasklý, neklepe?',
  'Jak moc je sjetá spodní hrana čepele?',
];
const bySlug: Record<string, string[]> = {
  florbalky: sticks,
  shafty: ['Jaký má flex a byl zkracovaný?', 'Není shaft prasklý, neklepe?'],
  cepele: ['Byla čepel nahřívaná a kolik milimetrů má zahnutí?', 'Jsou k ní šroubky?'],
  boty: ['Kolik centimetrů má stélka?', 'Není podrážka hladká nebo odlepená?'],
  'ochranne-bryle': ['Je na straničce značka CE?', 'Jsou škrábance v zorném poli?'],
  branky: ['Jaké jsou přesné rozměry a je síť celá?'],
};
const goalie = ['Na jak vysokou postavu sedí?', 'Je polstrování vyprané?'];
const mask = 'Je na mřížce značka IFF nebo CE a není skořepina prasklá?';

/** Sentences a buyer can insert by one tap when writing to the seller, the fitting ones first. */
export function preparedQuestions(slug: string, swap: boolean): string[] {
  const own = slug === 'brankarske-masky' ? [mask, ...goalie] : slug.startsWith('brankarske-') ? goalie : [];
  return [...(bySlug[slug] ?? own), ...(swap ? [aboutSwap] : []), ...forAll];
}
