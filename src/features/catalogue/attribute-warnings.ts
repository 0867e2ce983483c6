import type { AttributeDefinition, AttributeRules, AttributeValue, AttributeValues } from './contract.ts';
import { lengthQuestion } from './lengths.ts';

type Note = { key: string; text: string };

/** Notes beside the fields of a form; they never stop anybody from publishing. */
export function attributeHints(category: AttributeRules, attributes: AttributeValues): Note[] {
  const passed = category.attributes.flatMap((definition) =>
    passedBounds(definition, attributes[definition.key]),
  );
  const { shaftLengthCm: shaft, totalLengthCm: total } = attributes;
  const whole = category.attributes.some((each) => each.key === 'totalLengthCm');
  const question = whole
    ? lengthQuestion({
        shaftLengthCm: typeof shaft === 'number' ? shaft : undefined,
        totalLengthCm: typeof total === 'number' ? total : undefined,
      })
    : undefined;
  return question ? [question, ...passed] : passed;
}

/** What a buyer should know before a match: that the thing may not be allowed, and why. Only for offers. */
export function attributeWarnings(category: AttributeRules, attributes: AttributeValues): string[] {
  const reasons = [
    ...category.attributes
      .flatMap((definition) => passedBounds(definition, attributes[definition.key]))
      .map(matchReason),
    ...markReasons(category, attributes),
  ];
  return reasons.length
    ? [`Do soutěžního zápasu nemusí být ${allowed[category.slug] ?? 'povolena'}.`, ...reasons]
    : [];
}

/** The gender of what is sold. */
const allowed: Record<string, string> = {
  shafty: 'povolen',
  micky: 'povoleny',
  mantinely: 'povoleny',
  'ochranne-bryle': 'povoleny',
};

function passedBounds(definition: AttributeDefinition, value: AttributeValue | undefined): Note[] {
  if (typeof value !== 'number') return [];
  return (definition.warnings ?? [])
    .filter(
      ({ above, below }) => (above !== undefined && value > above) || (below !== undefined && value < below),
    )
    .map(({ text }) => ({ key: definition.key, text }));
}

/** The catalogue tells the seller to check the flex; the buyer is told what the number means. */
function matchReason({ key, text }: Note): string {
  return key === 'flexMm' ? 'Nejtvrdší schvalovaný shaft má flex 23.' : text;
}

/** A mask needs either of its marks, glasses the CE mark, everything else the IFF mark. */
function markReasons({ slug }: AttributeRules, { iffMark: iff, ceMark: ce }: AttributeValues): string[] {
  if (slug === 'brankarske-masky' && (iff === 'yes' || ce === 'yes')) return [];
  const iffReason = slug === 'ochranne-bryle' ? undefined : markReason('IFF', iff);
  return [iffReason, markReason('CE', ce)].filter((each) => each !== undefined);
}

function markReason(mark: string, value: AttributeValue | undefined): string | undefined {
  if (value === 'no') return `Značka ${mark} chybí.`;
  return value === 'unreadable' ? `Značka ${mark} není čitelná.` : undefined;
}
