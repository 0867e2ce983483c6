/** Days after the sale in which a review can be written. */
export const reviewDays = 90;
/** Days that the other side has after the first review; then the first one is published alone. */
export const publishDays = 14;
/** Max length of a review and of a reply, in characters. */
export const reviewTextLength = 500;

export type Facts = { handedOver: boolean; asDescribed?: boolean | undefined; smooth: boolean };

const answerLabels: Record<keyof Facts, { yes: string; no: string }> = {
  handedOver: { yes: 'předáno', no: 'nepředáno' },
  asDescribed: { yes: 'popis seděl', no: 'popis neseděl' },
  smooth: { yes: 'domluva v pohodě', no: 'domluva drhla' },
};
const keys = ['handedOver', 'asDescribed', 'smooth'] as const;

/** Labels of one review's facts: `předáno`, `popis neseděl`. */
export const factLabels = (facts: Facts): { label: string; good: boolean }[] =>
  keys.flatMap((key) => {
    const fact = facts[key];
    return fact === undefined ? [] : [{ label: answerLabels[key][fact ? 'yes' : 'no'], good: fact }];
  });

export type FactCounts = { [Fact in keyof Facts]-?: { yes: number; no: number } };

/** Labels with counts: `předáno 6×`, `popis neseděl 1×`; zero counts are omitted. */
export const countLabels = (counts: FactCounts): { label: string; good: boolean }[] =>
  keys.flatMap((key) =>
    (['yes', 'no'] as const)
      .filter((answer) => counts[key][answer] > 0)
      .map((answer) => ({
        label: `${answerLabels[key][answer]} ${counts[key][answer]}×`,
        good: answer === 'yes',
      })),
  );

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const pattern = new RegExp(`^(review|review-reply):(${uuid})$`);

/** What admins decide about: a review, or the reply to it. Each has its own author. */
export type ReviewPart = 'review' | 'review-reply';

export const reviewSubject = (part: ReviewPart, id: string): string => `${part}:${id}`;

/** The review in an audit subject; undefined for other subjects. */
export function reviewOf(subject: string): { part: ReviewPart; id: string } | undefined {
  const [, part, id] = pattern.exec(subject) ?? [];
  return id === undefined ? undefined : { part: part === 'review' ? 'review' : 'review-reply', id };
}
