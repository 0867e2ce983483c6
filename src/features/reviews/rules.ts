/** How long after the sale somebody may say how it went. */
export const reviewDays = 90;
/** Once one side has spoken, so long the other may, too; then the first is shown alone. */
export const publishDays = 14;
/** Of a review and of a reply to it, in characters. */
export const reviewTextLength = 500;

export type Facts = { handedOver: boolean; asDescribed?: boolean | undefined; smooth: boolean };

const answerLabels: Record<keyof Facts, { yes: string; no: string }> = {
  handedOver: { yes: 'předáno', no: 'nepředáno' },
  asDescribed: { yes: 'popis seděl', no: 'popis neseděl' },
  smooth: { yes: 'domluva v pohodě', no: 'domluva drhla' },
};
const keys = ['handedOver', 'asDescribed', 'smooth'] as const;

/** `předáno`, `popis neseděl`: what one side says, each fact in a few words. */
export const factLabels = (facts: Facts): { label: string; good: boolean }[] =>
  keys.flatMap((key) => {
    const fact = facts[key];
    return fact === undefined ? [] : [{ label: answerLabels[key][fact ? 'yes' : 'no'], good: fact }];
  });

export type FactCounts = { [Fact in keyof Facts]-?: { yes: number; no: number } };

/** `předáno 6×`, `popis neseděl 1×`; what nobody has said is left out. */
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

/** What admins decide about: what somebody wrote, or the reply of the one whom it is about. Each has its own author. */
export type ReviewPart = 'review' | 'review-reply';

export const reviewSubject = (part: ReviewPart, id: string): string => `${part}:${id}`;

/** The review that reports and decisions are about; nothing where they are about something else. */
export function reviewOf(subject: string): { part: ReviewPart; id: string } | undefined {
  const [, part, id] = pattern.exec(subject) ?? [];
  return id === undefined ? undefined : { part: part === 'review' ? 'review' : 'review-reply', id };
}
