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
