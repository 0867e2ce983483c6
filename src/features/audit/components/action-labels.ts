import type { ActionName } from '../contract.ts';

const labels: Readonly<Record<ActionName, string>> = {
  'confirm-order': 'Potvrzená platba objednávky',
  'cancel-order': 'Zrušená objednávka',
  'refund-order': 'Vrácené peníze',
  'import-statement': 'Načtený výpis z banky',
  'match-payment': 'Platba přiřazená k objednávce',
  'settle-payment': 'Vyřízená platba bez objednávky',
  'change-level': 'Změněná úroveň členství',
  'block-account': 'Zablokovaný účet',
  'release-account': 'Odblokovaný účet',
  'remove-listing': 'Smazaný inzerát',
  'restore-listing': 'Vrácený inzerát',
  'hide-listing': 'Inzerát skrytý do opravy',
  'release-listing': 'Inzerát puštěný do výpisů',
  'change-category': 'Inzerát v jiné kategorii',
  'decide-reports': 'Rozhodnutá hlášení',
  'mark-bad-faith': 'Zneužité hlášení',
  'answer-objection': 'Vyřízená námitka',
  'retry-job': 'Znovu puštěná úloha',
  'delete-job': 'Zahozená úloha',
  'save-text': 'Uložený text webu',
  'put-redirect': 'Uložené přesměrování',
  'remove-redirect': 'Zrušené přesměrování',
  'draft-lottery': 'Připravené kolo losování',
  'change-lottery': 'Změněné kolo losování',
  'open-lottery': 'Otevřené kolo losování',
  'cancel-lottery': 'Zrušené kolo losování',
  'draw-lottery': 'Vylosované kolo',
  'hand-lottery-prize': 'Předaná výhra',
  'pass-lottery-prize': 'Výhra předaná náhradníkovi',
  'remove-text': 'Text stažený z webu',
  'save-newsletter': 'Uložený newsletter',
  'test-newsletter': 'Zkušební newsletter',
  'send-newsletter': 'Odeslání newsletteru',
  'pause-newsletter': 'Pozastavený newsletter',
  'resume-newsletter': 'Newsletter jde dál',
  'delete-newsletter': 'Smazaný newsletter',
};
const named = new Map<string, string>(Object.entries(labels));

/** What an action is called; one that a newer version of the program has noted goes by its own name. */
export const actionLabel = (action: string): string => named.get(action) ?? action;
