import { privacyUrl, termsUrl } from '../../contract/urls.ts';
import { formatDate } from '../listings/components/format-time.ts';

/** Days that people have before a change holds; the terms promise them. */
export const minDaysAhead = 15;

/** The texts that a notice can be about. */
export const concernedTexts = {
  terms: { label: 'Obchodní podmínky', changes: 'se mění obchodní podmínky', path: termsUrl },
  privacy: {
    label: 'Zpracování osobních údajů',
    changes: 'se mění pravidla zpracování osobních údajů',
    path: privacyUrl,
  },
} as const;

export type Concerned = keyof typeof concernedTexts;

/** `Od 12. prosince 2026 se mění obchodní podmínky`. */
export const noticeTitle = (concerns: Concerned, effectiveOn: string): string =>
  `Od ${formatDate(effectiveOn)} ${concernedTexts[concerns].changes}`;

/** The first day from which a change announced on `today` may hold; both as `2026-11-30`. */
export const earliestDay = (today: string): string =>
  new Date(Date.parse(today) + minDaysAhead * 86_400_000).toISOString().slice(0, 10);
