import { privacyUrl, termsUrl } from '../../contract/urls.ts';
import { formatDate } from '../listings/components/format-time.ts';

/** Min days between a notice and the change, promised in the terms. */
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

/** Title of a notice: `Od 12. prosince 2026 se mění obchodní podmínky`. */
export const noticeTitle = (concerns: Concerned, effectiveOn: string): string =>
  `Od ${formatDate(effectiveOn)} ${concernedTexts[concerns].changes}`;

/** The first day on which a change announced on `today` may take effect; both as `YYYY-MM-DD`. */
export const earliestDay = (today: string): string =>
  new Date(Date.parse(today) + minDaysAhead * 86_400_000).toISOString().slice(0, 10);
