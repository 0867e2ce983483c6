/** Who can see an email address; shown wherever one is entered. */
export const emailPrivacy =
  'Tvůj e-\u2060mail uvidí jen ten, s kým si píšeš, a jen když jeden z vás nemá účet.';
