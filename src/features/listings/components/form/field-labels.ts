import type { CategoryForm } from '../../../catalogue/contract.ts';
import { attributeField } from '../../../catalogue/rules.ts';

/** What the fields of the form are called, in the order in which they stand. */
export function fieldLabels(category: CategoryForm | undefined): Record<string, string> {
  const attributes = category?.attributes.map(({ key, label }) => [attributeField(key), label]) ?? [];
  return {
    category: 'Kategorie',
    title: 'Název',
    brand: 'Značka',
    brandText: 'Jaká značka',
    model: 'Model',
    ...Object.fromEntries(attributes),
    condition: 'Stav',
    wear: 'Jak moc hrané',
    priceType: 'Cena',
    price: 'Částka',
    swapWants: 'Za co vyměníš',
    description: 'Popis',
    placeName: 'Obec',
    placeDistrict: 'Okres',
    placeShown: 'Co ukázat u inzerátu',
    publicName: 'Jak ti máme říkat',
  };
}
