import { emailPrivacy } from '../../../features/accounts/components/email-privacy.ts';
import type { Kind } from '../../../features/catalogue/contract.ts';

/** Texts of the steps for offers and for demands. */
export const wizardTexts = {
  offer: {
    title: 'Přidat nabídku',
    tail: 'přidání nabídky',
    description: 'Prodej florbalovou výbavu přímo hráčům: stačí e-mail, pár údajů a fotky. Bez provize.',
    emailTitle: 'Kam ti mají kupující psát?',
    kept: 'Rozepsaný inzerát je uložený.',
    detailsTitle: 'Co prodáváš?',
    photosLead: 'První fotka je hlavní. Přidej aspoň jednu, nejvýš deset. Najednou jich nahraješ pět.',
    publish: 'Zveřejnit inzerát',
    done: 'Inzerát je venku',
    next: [
      `Kdo hledá, najde inzerát hned. Zprávy ti přijdou na e-mail a odpovíš na webu. ${emailPrivacy}`,
      'Věc předej, až když máš peníze, nebo ji pošli na dobírku. Číslo karty ani kód z banky kvůli prodeji nikdo nepotřebuje.',
      'Až se domluvíte, označ inzerát na stránce Moje inzerce jako prodaný.',
    ],
  },
  demand: {
    title: 'Přidat poptávku',
    tail: 'přidání poptávky',
    description: 'Napiš, jakou florbalovou výbavu sháníš a kolik za ni dáš. Kdo ji má doma, ozve se ti sám.',
    emailTitle: 'Kam ti mají hráči psát?',
    kept: 'Rozepsaná poptávka je uložená.',
    detailsTitle: 'Co sháníš?',
    photosLead: 'Fotka není potřeba. Hodí se, když sháníš přesně takový kus. Vejde se jich deset.',
    publish: 'Zveřejnit poptávku',
    done: 'Poptávka je venku',
    next: [
      'Kdo tu věc má, najde poptávku hned. Zprávy ti přijdou na e-mail, a když se objeví nabídka, která sedí, napíšeme ti taky.',
      `Odpovíš na webu. ${emailPrivacy} Plať, až když máš věc v ruce, a kód z banky neříkej nikomu.`,
      'Až ji seženeš, označ poptávku na stránce Moje inzerce jako vyřízenou.',
    ],
  },
} as const satisfies Record<Kind, object>;
