import { counted, outOf, wholeNumber } from '../../../contract/czech.ts';
import { maxIssues, type NewsletterIssue, type Progress } from '../contract.ts';

export const issueStateLabels: Readonly<Record<NewsletterIssue['state'], string>> = {
  draft: 'Rozepsaný',
  sending: 'Posílá se',
  paused: 'Pozastavený',
  sent: 'Odeslaný',
};

export const formatReaders = (count: number): string =>
  counted(count, ['odběratel', 'odběratelé', 'odběratelů']);

/** Shown under a preview. */
export const ownUnsubscribe =
  'Každý odběratel má v e-mailu svůj odkaz na odhlášení, v náhledu vede na společnou stránku.';

const promised = counted(maxIssues.count, ['newsletter', 'newslettery', 'newsletterů']);

/** How many more issues the consent allows; shown before one is sent. */
export const formatRemainingIssues = (left: number): string =>
  `Za ${maxIssues.days} dní můžou odejít nejvýš ${promised}, ${left === 0 ? 'a ty už odešly' : `teď ještě ${left}`}.`;

/** Delivery progress of an issue: `Předáno 120 ze 300, odmítnuto 3`. */
export function formatProgress({ recipients, taken, refused, skipped }: Progress): string {
  const parts = [
    `Předáno ${wholeNumber(taken)} ${outOf(recipients)}`,
    ...(refused > 0 ? [`odmítnuto ${refused}`] : []),
    ...(skipped > 0 ? [`mezitím odhlášeno ${skipped}`] : []),
  ];
  return parts.join(', ');
}
