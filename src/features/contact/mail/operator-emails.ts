import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { topicLabels } from '../contract.ts';
import type { OperatorMessage } from '../db-operator.ts';

/** Somebody's message for the operator. A reply goes straight to the sender. */
export function operatorEmail(config: Config, message: OperatorMessage): Promise<Email> {
  const topic = topicLabels[message.topic];
  return composeEmail(config, {
    to: config.contactEmail,
    replyTo: message.email,
    subject: `${topic}: zpráva od ${message.name}`,
    heading: topic,
    parts: [
      { quote: message.text },
      {
        rows: [
          ['Jméno', message.name],
          ['E-mail', message.email],
          ['Téma', topic],
        ],
      },
      { note: 'Odpověď na tenhle e-mail dostane rovnou odesílatel.' },
    ],
  });
}

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
        text: 'Čte ji člověk a odpověď ti přijde na tuto adresu, obvykle do dvou pracovních dnů.',
      },
      { note: 'Není ta zpráva od tebe? Někdo se spletl v adrese. Tenhle e-mail stačí smazat.' },
    ],
  });
}
