/** Specimen facts shared by the emails about holds and removals. */
export const restricted = {
  at: new Date('2026-11-26T17:42:00Z'),
  title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
  reason: 'Fotky jsou z e-shopu výrobce. Vyfoť prosím svoji hokejku, ať je vidět, v jakém je stavu.',
  rule: 'Vlastní fotky',
  source: 'own',
  key: 'zkouska-Namitka3fW8',
} as const;
