export { type StockedLanding, stockedLandings } from './stock.ts';
