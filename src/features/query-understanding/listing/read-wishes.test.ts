import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';

test('a demand is parsed as if its parts were searched for, including ends of ranges', () => {
  expect(
    readWishes('hledam hul pro syna 9 let', 'pravou, nejlepe 75 az 80 cm, flex do 33, do 500kc'),
  ).toMatchObject({
    hands: ['right'],
    shaft: { min: 75, max: 80 },
    flex: { max: 33 },
    ages: { min: 9, max: 9 },
    maxPrice: 500,
  });
  expect(readWishes('Brankářská vesta M', 'Jen osobně, Brno do 30 km, max 1500')).toMatchObject({
    sizes: ['m'],
    withinKm: 30,
    maxPrice: 1500,
  });
});

test('alternatives of brands are wishes, a mere preference or an excluded brand is not', () => {
  expect(readWishes('Sháním sálovky 42–43', 'Asics nebo Salming, do 800')).toMatchObject({
    brands: ['asics', 'salming'],
    shoe: { min: 42, max: 43 },
  });
  expect(readWishes('koupím batoh', 'Ideálně Salming, do 650')).toMatchObject({ brands: [], maxPrice: 650 });
  expect(readWishes('boty 42 do haly', 'ne Nike')).toMatchObject({ brands: [], notBrands: ['nike'] });
});

test('the text does not extend what the title enumerates', () => {
  expect(readWishes('Sháním levou', 'pravou už mám')).toMatchObject({ hands: ['left'] });
});

test('only a title can ask for damaged items: a text mentions them to exclude them', () => {
  expect(readWishes('Levá hůl', 'jen ať není nic prasklé').damagedToo).toBe(false);
  expect(readWishes('prasklou hůl na díly', 'kvůli čepeli').damagedToo).toBe(true);
});
