import { counted, outOf, wholeNumber } from '../../../contract/czech.ts';
import type { NoticeProgress, TermsNotice } from '../../../features/terms-notices/contract.ts';

export const noticeStateLabels: Readonly<Record<TermsNotice['state'], string>> = {
  draft: 'Rozepsané',
  sending: 'Posílá se',
  paused: 'Pozastavené',
  sent: 'Odeslané',
};

export const formatAccounts = (count: number): string => counted(count, ['účet', 'účty', 'účtů']);

/** Delivery progress of a notice: `Převzato 120 ze 300, čeká 177, odmítnuto 3`. */
export function formatNoticeProgress({
  recipients,
  taken,
  waiting,
  refused,
  skipped,
}: NoticeProgress): string {
  const parts = [
    `Převzato ${wholeNumber(taken)} ${outOf(recipients)}`,
    ...(waiting > 0 ? [`čeká ${wholeNumber(waiting)}`] : []),
    ...(refused > 0 ? [`odmítnuto ${wholeNumber(refused)}`] : []),
    ...(skipped > 0 ? [`mezitím zrušeno ${wholeNumber(skipped)}`] : []),
  ];
  return parts.join(', ');
}
