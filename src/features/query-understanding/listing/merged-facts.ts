import { lengthsAgree } from '../../catalogue/index.ts';
import { agesOfShaft } from '../facts/sizes.ts';
import type { FormFacts } from './form-facts.ts';
import type { ThingFacts } from './thing-facts.ts';

/** The form's values, the text's where it says nothing, and the text's lengths where the form's is in the wrong field. */
export function mergedFacts(form: FormFacts, text: ThingFacts): FormFacts {
  const lengths = mergedLengths(form, text);
  return {
    hands: form.hands.length > 0 ? form.hands : given(text.hand),
    flexes: form.flexes.length > 0 ? form.flexes : given(text.flex),
    ...lengths,
    shoes: form.shoes.length > 0 ? form.shoes : given(text.shoe),
    sizes: form.sizes.length > 0 ? form.sizes : text.sizes,
    colours: form.colours.length > 0 ? form.colours : text.colours,
    ...((form.hardness ?? text.hardness) ? { hardness: form.hardness ?? text.hardness } : {}),
    junior: form.junior || text.junior,
    adult: form.adult || text.adult,
    ...((form.ages ?? text.ages) ? { ages: form.ages ?? text.ages } : {}),
  };
}

function mergedLengths(form: FormFacts, text: ThingFacts): { shafts: number[]; totals: number[] } {
  const [shaft] = form.shafts;
  const single = form.shafts.length === 1 && form.totals.length === 0 ? shaft : undefined;
  const [total] = form.totals;
  if (single === undefined && form.shafts.length === 0 && total !== undefined && text.shaft !== undefined)
    return { shafts: lengthsAgree(text.shaft, total) ? [text.shaft] : [], totals: form.totals };
  if (single === undefined) {
    return form.shafts.length + form.totals.length > 0
      ? { shafts: form.shafts, totals: form.totals }
      : { shafts: given(text.shaft), totals: given(text.total) };
  }
  // The total length stands in the field of the shaft when the text tells a fitting shaft, or the same as total.
  if (text.shaft !== undefined && text.shaft !== single && lengthsAgree(text.shaft, single))
    return { shafts: [text.shaft], totals: [single] };
  // A child's stick that would be a grown-up's by its shaft: the number is the total.
  if (text.ages && !fits(text.ages, single) && fits(text.ages, single - bladeAddsCm))
    return { shafts: [], totals: [single] };
  if (text.total === single) return { shafts: given(text.shaft), totals: [single] };
  return { shafts: [single], totals: given(text.total) };
}

const bladeAddsCm = 10;

function fits(ages: { from: number; to: number }, shaft: number): boolean {
  const sold = agesOfShaft(shaft);
  return sold !== undefined && sold.from <= ages.to && sold.to >= ages.from;
}

function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}
