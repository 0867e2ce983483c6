/**
 * Consent wordings by version. A published wording is never changed, as it is proof of consent: a new text is a new
 * version.
 */
export const wordings = {
  '2026-11':
    'Odesláním souhlasíš, že ti nejvýš dvakrát za 30 dní pošleme novinky bazaru, výběr inzerátů a tipy z blogu. Odhlásíš se jedním kliknutím v každém dopise.',
  '2026-11-22':
    'Odesláním souhlasíš, že ti nejvýš dvakrát za 30 dní pošleme novinky bazaru, výběr inzerátů a tipy z blogu. Odhlásíš se jedním kliknutím v každém e-mailu.',
} as const;

export type Wording = keyof typeof wordings;
export const currentWording: Wording = '2026-11-22';
export const consentText: string = wordings[currentWording];

/** The text of a stored version; the version's name when this release does not contain it. */
export function wordingText(version: string): string {
  return Object.entries(wordings).find(([known]) => known === version)?.[1] ?? version;
}
