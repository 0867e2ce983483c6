import { fieldText, type FormFields } from '../../ui/forms/form-fields.ts';

/** A template for decisions: the rule that was broken, and a default text for the advertiser. */
export type CommonReason = { key: string; label: string; rule: string; words: string };

/** The most frequent reasons, in the order of the number keys that select them; others can be typed. */
export const commonReasons = [
  {
    key: 'counterfeit',
    label: 'Padělek nebo kradená věc',
    rule: 'Co sem patří a co ne: padělky a kradené věci',
    words: 'Podle fotek a popisu jde o padělek nebo o věc, která byla ukradená. Takové se tu nabízet nesmí.',
  },
  {
    key: 'foreign-photos',
    label: 'Cizí fotky',
    rule: 'Pravidla inzerátu: vlastní fotky',
    words: 'Fotky jsou převzaté odjinud a neukazují přesně tu věc, která se nabízí.',
  },
  {
    key: 'not-floorball',
    label: 'Není florbalová výbava',
    rule: 'Co sem patří a co ne: jen florbalové vybavení',
    words: 'Nejde o florbalovou výbavu. Na bazar patří jen věci, se kterými se florbal hraje.',
  },
  {
    key: 'untrue',
    label: 'Nepravdivý stav nebo popis',
    rule: 'Pravidla inzerátu: pravdivý stav a vady',
    words: 'Popis nebo uvedený stav neodpovídá tomu, co je na fotkách. Vady musí být v inzerátu uvedené.',
  },
  {
    key: 'contact',
    label: 'Kontakt v názvu nebo popisu',
    rule: 'Co sem patří a co ne: kontakty v názvu nebo popisu',
    words: 'V názvu nebo popisu je kontakt. Zájemci píšou přes bazar, kontakt do textu nepatří.',
  },
  {
    key: 'repeated',
    label: 'Stejný inzerát víckrát',
    rule: 'Co sem patří a co ne: hromadné vkládání téhož',
    words: 'Stejná věc je tu vystavená víckrát. Nechat se smí jen jeden inzerát.',
  },
  {
    key: 'several-things',
    label: 'Víc věcí v jednom inzerátu',
    rule: 'Pravidla inzerátu: jedna věc, jeden inzerát',
    words: 'V jednom inzerátu je víc věcí, které se prodávají zvlášť. Každá má mít svůj.',
  },
] as const satisfies readonly CommonReason[];

/** The rules of the most frequent reasons, worded as on the rules page. */
export const commonRules = commonReasons.map(({ rule }) => rule);

/** Nothing is wrong; only available for deciding reports. */
const nothingWrong: CommonReason = {
  key: 'fine',
  label: 'Nic proti pravidlům',
  rule: '',
  words: 'Prošli jsme to a nic proti pravidlům bazaru v tom není.',
};
/** The reasons available for deciding reports. */
export const reportedReasons: readonly CommonReason[] = [...commonReasons, nothingWrong];

/** Fills empty fields from the chosen common reason, for forms submitted without JavaScript. */
export function withCommonReason(fields: FormFields): FormFields {
  const chosen = reportedReasons.find(({ key }) => key === fieldText(fields, 'common'));
  if (!chosen) return fields;
  const blank = (name: string) => fieldText(fields, name).trim() === '';
  return {
    ...fields,
    ...(blank('reason') ? { reason: chosen.words } : {}),
    ...(blank('rule') ? { rule: chosen.rule } : {}),
  };
}
