import { expect, it } from 'vitest';
import { accusativePlace } from './accusative.ts';

it.each([
  ['Praha', 'Prahu'],
  ['Praha 4', 'Prahu 4'],
  ['Ostrava', 'Ostravu'],
  ['Česká Lípa', 'Českou Lípu'],
  ['Mladá Boleslav', 'Mladou Boleslav'],
  ['Nová Ves nad Lužnicí', 'Novou Ves nad Lužnicí'],
  ['Horní Bříza', 'Horní Břízu'],
  ['Velká Bystřice', 'Velkou Bystřici'],
  ['Vysoká', 'Vysokou'],
  ['Brno', 'Brno'],
  ['Plzeň', 'Plzeň'],
  ['Pardubice', 'Pardubice'],
  ['Hradec Králové', 'Hradec Králové'],
  ['České Budějovice', 'České Budějovice'],
  ['Ústí nad Labem', 'Ústí nad Labem'],
  ['Frýdlant nad Ostravicí', 'Frýdlant nad Ostravicí'],
  ['okres Praha-východ', 'okres Praha-východ'],
  ['okres Česká Lípa', 'okres Česká Lípa'],
  ['Jihomoravský kraj', 'Jihomoravský kraj'],
  ['Kraj Vysočina', 'Kraj Vysočina'],
])('"outside %s" becomes "mimo %s" in the accusative', (name, accusative) => {
  expect(accusativePlace(name)).toBe(accusative);
});
