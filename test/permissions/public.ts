import { codeOf } from '../listings.ts';
import { sampleCompany } from '../register.ts';
import { newListing } from './listings.ts';
import { type Rows, anybody, signedInOnes } from './row.ts';

/** Public operations: catalogue, places, search, maps. */
export const publicRows: Rows = {
  getSiteConfig: anybody(),
  listCategories: anybody(),
  getCategory: anybody(() => ({ params: { slug: 'florbalky' } })),

  suggestPlaces: anybody(() => ({ query: '?q=brn' })),
  getPostcodes: anybody(),
  listDistricts: anybody(),
  getCountryOutline: anybody(),
  getNearestPlace: anybody(() => ({ query: '?lat=49.2&lon=16.6' })),
  getPlace: anybody(() => ({ params: { code: codeOf('Brno') } })),
  getCompany: signedInOnes(() => ({ params: { companyId: sampleCompany.ico } })),

  getTransparency: anybody(),
  listRankings: anybody(),
  getRanking: anybody(() => ({ params: { slug: 'celkem' } })),
  searchListings: anybody(() => ({ query: '?q=florbalka' })),
  countSearch: anybody(() => ({ query: '?q=florbalka' })),
  suggestSearch: anybody(() => ({ query: '?q=florbalk' })),
  noteSearch: anybody(() => ({ body: { search: 'q=hokejka', agent: 'Firefox' } })),
  recognizeListing: anybody(() => ({ body: { text: 'Unihoc Epic 30 87 cm levá' } })),
  homePage: anybody(),
  adviseStick: anybody(() => ({ query: '?height=165&age=14&weight=52' })),
  buildKit: anybody(() => ({ query: '?who=goalie&height=146' })),
  listBrands: anybody(),
  getBrand: anybody(() => ({ params: { slug: 'unihoc' } })),
  listProducts: anybody(),
  listPricesByCondition: anybody(() => ({ params: { slug: 'florbalky' } })),
  getUsualPrice: anybody(() => ({ query: '?category=florbalky&condition=new' })),
  getListingUsualPrice: anybody(async (scene) => ({ params: { id: await newListing(scene) } })),
  getProduct: anybody(async (scene) => {
    await newListing(scene, { values: { brand: 'unihoc', model: 'Epic' } });
    return { params: { slug: 'unihoc-epic' } };
  }),
  getLanding: anybody(() => ({ query: '?brand=unihoc&category=florbalky' })),
  searchMap: anybody(() => ({ query: '?kind=offer&bbox=16,49,17,49.5&zoom=9' })),
  listLocalities: anybody(),
};
