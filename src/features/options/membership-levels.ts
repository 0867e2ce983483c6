/** Levels of membership: names, cards and prices for 30 days in whole Kč. */
export const membershipLevels = [
  { id: 'basic', name: 'Základ', cards: 10, priceCzk: 0 },
  { id: 'club', name: 'Klub', cards: 40, priceCzk: 99 },
  { id: 'pro', name: 'Profi', cards: 300, priceCzk: 399 },
];
