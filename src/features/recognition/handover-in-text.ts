import { fold } from '../../contract/fold.ts';

const words = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u');

/** Each way of handing over in folded text; the ids are those of the attribute `handover`. */
const ways = {
  personal: words(String.raw`osobne|osobni\p{L}* (?:odber|predani|prevzeti|vyzvednuti)`),
  'parcel-point': words(
    String.raw`(?:zasilkovn|packet|balikovn|z-?box|alzabox)\p{L}*|vydejni\p{L}* mist\p{L}*`,
  ),
  post: words('posta|postou'),
  courier: words(String.raw`ppl|dpd|gls|dhl|kuryr\p{L}*`),
};

const negation = words(String.raw`ne|bez|nelze|nejde|nechci|nedelam|(?:neposil|neposl|nezasil)\p{L}*`);

/** Somebody's own experience rather than an offer: `osobně jsem s ní nehrál`. */
const ofSelf = words('jsem|bych|ja');

/** The ways of handing over that a text offers; a part between commas with a negation offers none. */
export function handoverInText(text: string): string[] {
  const parts = text
    .split(/[.,;!()\n]/)
    .map(fold)
    .filter((part) => !negation.test(part) && !ofSelf.test(part));
  return Object.entries(ways).flatMap(([way, said]) => (parts.some((part) => said.test(part)) ? [way] : []));
}
