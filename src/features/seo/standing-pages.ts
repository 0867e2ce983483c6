import * as urls from '../../contract/urls.ts';
/** Pages that always stand, whatever is in stock; a test opens each and finds it fit for search engines. */
export const standingPages = [
  urls.homeUrl,
  urls.searchUrl,
  urls.offerCategoriesUrl,
  urls.demandCategoriesUrl,
  urls.demandsUrl,
  urls.brandsUrl,
  urls.localitiesUrl,
  urls.rankingsUrl,
  urls.offersMapUrl,
  urls.demandsMapUrl,
  urls.addOfferUrl,
  urls.addDemandUrl,
  urls.orderUrl,
  urls.blogUrl,
  urls.questionsUrl,
  urls.downloadsUrl,
  urls.operatorUrl,
  urls.lotteryUrl,
  urls.partnersUrl,
  urls.apiUrl,
] as const;
