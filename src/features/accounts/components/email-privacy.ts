/** Who comes to see an address: said the same wherever somebody gives one to the bazaar. */
export const emailPrivacy = 'Tvůj e-mail uvidí jen ten, s kým si píšeš, a jen když jeden z vás nemá účet.';
