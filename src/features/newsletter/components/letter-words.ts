import { counted } from '../../../contract/czech.ts';
import type { NewsletterLetter, Progress } from '../contract.ts';

export const letterStateWords: Readonly<Record<NewsletterLetter['state'], string>> = {
  draft: 'Rozepsaný',
  sending: 'Posílá se',
  paused: 'Pozastavený',
  sent: 'Odeslaný',
};

export const readersWords = (count: number): string =>
  counted(count, ['odběratel', 'odběratelé', 'odběratelů']);

/** How far a letter is: `Předáno 120 z 300, odmítnuto 3`. */
export function progressWords({ recipients, taken, refused, skipped }: Progress): string {
  const parts = [
    `Předáno ${taken} z ${recipients}`,
    ...(refused > 0 ? [`odmítnuto ${refused}`] : []),
    ...(skipped > 0 ? [`mezitím odhlášeno ${skipped}`] : []),
  ];
  return parts.join(', ');
}
