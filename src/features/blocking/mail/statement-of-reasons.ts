import type { Config } from '../../../config.ts';
import { type EmailPart, emailLink } from '../../../platform/mail/email-layout.ts';
import type { BlockSource } from '../contract.ts';

const objectionPath = '/kontakt?tema=objection';
const sources = { reported: 'upozornění od jiného člověka', own: 'naše vlastní kontrola' } as const;

/** Why something was decided, on what grounds and by whom, as article 17 of the DSA asks. */
export function statementOfReasons({
  reason,
  rule,
  source,
}: {
  reason: string;
  rule: string;
  source: BlockSource;
}): EmailPart {
  return {
    rows: [
      ['Důvod', reason],
      ['Pravidlo', rule],
      ['Podnět', sources[source]],
      ['Rozhodl', 'člověk, žádný automat'],
    ],
  };
}

/** How to object to a decision; works without signing in. */
export function objection(config: Pick<Config, 'appUrl'>): EmailPart[] {
  return [
    {
      text: 'Nesouhlasíš? Do šesti měsíců podej námitku. Vyřídíme ji do sedmi dnů a kde to jde, rozhodne jiný člověk než poprvé. Obrátit se můžeš i na soud nebo na mimosoudní řešení sporů.',
    },
    { action: 'Podat námitku', url: emailLink(config, objectionPath) },
  ];
}
