import { emailTemplate } from '../../../platform/mail/email-template.ts';
import { topicLabels } from '../contract.ts';
import type { OperatorMessage } from '../db-operator.ts';

const asked = {
  topic: 'question',
  name: 'Kryštof Alexander Dvořák-Novotný',
  email: 'krystof.alexander.dvorak-novotny@florbal-uherske-hradiste.example',
} as const;

/** A message for the operator. A reply goes directly to the sender. */
export const operatorEmail = emailTemplate<Pick<OperatorMessage, 'topic' | 'name' | 'email' | 'text'>>({
  name: 'operator-message',
  when: 'Provozovateli: někdo napsal přes kontaktní formulář.',
  write(message) {
    const topic = topicLabels[message.topic];
    return {
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
    };
  },
  specimens: {
    běžný: {
      ...asked,
      text: 'Dobrý den,\nnejde mi přidat inzerát: po nahrání třetí fotky se stránka zastaví.\n\nTelefon Samsung A54, Chrome.\nDíky, Kryštof',
    },
  },
});

/**
 * Confirms receipt; contains nothing typed by the sender, so that the form cannot be used to send text to strangers.
 */
export const operatorReceipt = emailTemplate<Pick<OperatorMessage, 'topic'>>({
  name: 'operator-receipt',
  when: 'Potvrzení pro toho, kdo napsal provozovateli.',
  write: ({ topic }) => ({
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
  }),
  specimens: { běžný: asked },
});
