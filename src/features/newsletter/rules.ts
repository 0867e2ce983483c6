/**
 * What people agree to, by version. A wording that somebody has agreed to is never changed: new words are a new
 * version, and the old ones stay as the proof.
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

/** Words of a stored version; of one that this version of the program does not know only its name. */
export function wordingText(version: string): string {
  return Object.entries(wordings).find(([known]) => known === version)?.[1] ?? version;
}
