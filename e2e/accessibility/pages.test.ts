import { afterAll, beforeAll, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { sitePages } from '../site-pages.ts';
import { wantedStickForm } from '../stick-form.ts';
import { alive } from '../wizard.ts';
import { expectGoodPage, wide } from './good-page.ts';

let bazaar: Bazaar;
let stick: string;
let sold: string;
let demand: number;
let sellerSlug: string;
beforeAll(async () => {
  bazaar = await Bazaar.open();
  const seller = new ApiVisitor(bazaar, 1);
  await seller.signIn();
  stick = `unihoc-epic-levakova-${await postStick(seller, { title: 'Unihoc Epic leváková', swap: 'on', swapWants: 'Pravou' }, 3)}`;
  sold = `prodana-hul-${await postStick(seller, { title: 'Prodaná hůl' })}`;
  demand = await seller.publish((await seller.fillDraft(wantedStickForm, 'demand')).id);
  const [account] = await bazaar.query<{ slug: string }>(`select slug from advertisers`);
  sellerSlug = account?.slug ?? '';
  await bazaar.query(`update listings set state = 'sold' where title = 'Prodaná hůl'`);
  await bazaar.query(`update listings set topped_until = now() + interval '7 days' where state = 'active'`);
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

const pages: Record<string, () => string> = {
  home: () => '/',
  search: () => '/vyhledavani/florbalky?condition=used',
  'search-understood': () => '/vyhledavani?q=lev%C3%A1+florbalka+do+2000',
  'nothing-found': () => '/vyhledavani?q=velociraptor',
  'how-we-order': () => '/jak-radime',
  'search-refused': () => '/vyhledavani?q=ab',
  categories: () => '/kategorie-nabidek',
  'demand-categories': () => '/kategorie-poptavek',
  demands: () => '/poptavky',
  'demands-of-category': () => '/poptavky/florbalky-1',
  localities: () => '/lokality',
  region: () => '/lokality?region=CZ064',
  'locality-unknown': () => '/lokality?placeName=Nikdov',
  'offers-map': () => '/mapa-nabidek',
  'demands-map': () => '/mapa-poptavek?bbox=16.2,48.9,17.1,49.5',
  brands: () => '/znacky',
  brand: () => '/znacky/unihoc',
  products: () => '/produkty',
  product: () => '/produkty/unihoc-epic',
  listing: () => `/inzerat/${stick}`,
  demand: () => `/inzerat/poptavka-${demand}`,
  'contact-demand': () => `/inzerat/poptavka-${demand}/napsat`,
  advertiser: () => `/inzerent/${sellerSlug}`,
  contact: () => `/inzerat/${stick}/napsat`,
  'listing-sold': () => `/inzerat/${sold}`,
  'listing-missing': () => '/inzerat/nic-999999',
  compare: () => `/porovnani?id=${stick.split('-').at(-1)}&id=${sold.split('-').at(-1)}&id=${demand}`,
  'compare-nothing': () => '/porovnani',
  offline: () => '/offline',
  'favourites-none': () => '/ucet/oblibene',
  'watch-nothing': () => '/hlidani',
  'watch-gone': () => `/hlidani/${'x'.repeat(43)}`,
  'watch-ended': () => `/hlidani/${'x'.repeat(43)}/odhlasit`,
  'renewal-gone': () => `/obnoveni/${'x'.repeat(43)}`,
  'notes-off': () => `/oblibene/${'x'.repeat(43)}/odhlasit`,
};

for (const [name, address] of [...Object.entries(pages), ...sitePages]) {
  test(`the page ${name} is for everybody, on phone and desktop, in light and dark`, async () => {
    for (const device of wide) {
      const page = await visit({ device });
      await page.goto(address());
      await alive(page);
      await expectGoodPage(page, name, device);
    }
  }, 180_000);
}
