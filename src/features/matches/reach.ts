import type { ListingFacts } from './listing-facts.ts';
import type { Wishes } from './wishes.ts';

/** Assumed travel distance of someone who hands over in person only, in km. */
const inPersonKm = 40;

const saysInPerson = /(?<!\p{L})(osobn[ěeí]|na m[ií]st[ěe]|vyzvedn)/iu;
const saysSent = /(?<!\p{L})(po[sš]l|po[sš]t|z[aá]sil|bal[ií]k|dopravn|d[oob]+b[ií]rk|ppl|kur[yý]r)/iu;

const saysAnywhere =
  /(?<!\p{L})(vzd[aá]lenost (mi )?nevad|(p[rř]i|do)jedu si|(p[rř]i|od)vezu si|po cel[eé] (čr|cr|republi))/iu;

/** Maximum distance between the two in km. A buyer willing to travel reaches sellers who do not ship. */
export function reachOf({ withinKm }: Wishes, demand: ListingFacts, offer: ListingFacts): number {
  const comes = saysAnywhere.test(`${demand.title} ${demand.description}`);
  const limits = (comes ? [] : [demand, offer]).flatMap((listing) =>
    isInPerson(listing) ? [inPersonKm] : [],
  );
  return Math.min(withinKm ?? Number.POSITIVE_INFINITY, ...limits);
}

const inPerson = new WeakMap<ListingFacts, boolean>();

function isInPerson(listing: ListingFacts): boolean {
  const is = inPerson.get(listing) ?? readInPerson(listing);
  inPerson.set(listing, is);
  return is;
}

function readInPerson({ title, description, attributes: { handover } }: ListingFacts): boolean {
  if (Array.isArray(handover) && handover.length > 0) return handover.every((way) => way === 'personal');
  const text = `${title} ${description}`;
  return saysInPerson.test(text) && !saysSent.test(text);
}
