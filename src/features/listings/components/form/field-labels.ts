import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';
import { attributeField } from '../../../catalogue/rules.ts';

/** Labels of the form's fields, in their order. */
export function fieldLabels(category: CategoryForm | undefined, kind: Kind): Record<string, string> {
  const attributes = category?.attributes.flatMap(({ key, label }) => [
    [attributeField(key), label],
    [attributeField(key, 'min'), `${label} od`],
    [attributeField(key, 'max'), `${label} do`],
  ]);
  return {
    category: 'Kategorie',
    ...(kind === 'offer' ? { title: 'Název' } : {}),
    brand: 'Značka',
    brandText: 'Jaká značka',
    model: 'Model',
    ...Object.fromEntries(attributes ?? []),
    condition: 'Stav',
    wear: 'Jak moc hrané',
    wantedConditions: 'Jaký stav ti stačí',
    priceType: kind === 'offer' ? 'Cena' : 'Kolik dáš',
    price: kind === 'offer' ? 'Částka' : 'Nejvyšší cena',
    quantity: 'Kolik stejných kusů',
    swapWants: 'Za co vyměníš',
    swapCategory: 'Co za to: kategorie',
    swapSize: 'Co za to: velikost',
    swapHand: 'Co za to: strana',
    title: 'Název',
    description: 'Popis',
    placeName: 'Obec',
    placeDistrict: 'Okres',
    placeShown: 'Jaké místo ukázat',
  };
}
