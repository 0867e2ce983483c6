import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { topicLabels } from '../contract.ts';
import type { OperatorMessage } from '../db-operator.ts';

/** Confirms that the message came; without anybody's words, so that the form carries none to strangers. */
export function operatorReceipt(config: Config, { email, topic }: OperatorMessage): Promise<Email> {
  return composeEmail(config, {
    to: email,
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: 'Tvoje zpráva je u nás',
    heading: 'Zpráva je u nás',
    parts: [
      { rows: [['Téma', topicLabels[topic]]] },
      {
        text:
          topic === 'report'
            ? 'Oznámení jsme přijali. Posoudí ho člověk a o rozhodnutí i jeho důvodech ti napíšeme na tuto adresu.'
            : 'Čte ji člověk a odpověď ti přijde na tuto adresu, obvykle do dvou pracovních dnů.',
      },
      { note: 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.' },
    ],
  });
}
