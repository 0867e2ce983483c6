import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { Conversation } from '../contract.ts';
import styles from './conversation-options.module.css';

export type ConversationOptionsProps = {
  conversation: Pick<Conversation, 'id' | 'other' | 'shelved' | 'stopped'>;
  action: string;
  reportTo: string;
};

/** What can be done with a conversation besides writing on; folded away, and open without a script. */
export function ConversationOptions({ conversation, action, reportTo }: ConversationOptionsProps) {
  const { id, other, shelved, stopped } = conversation;
  const move = (intent: string, label: string, note?: ReactNode) => (
    <Form method="post" action={action}>
      <Button name="intent" value={intent} variant="secondary" size="tap" block>
        {label}
      </Button>
      {note && <p className={text.small}>{note}</p>}
    </Form>
  );
  return (
    // Closed again after each change, which may be in another conversation.
    <details className={styles.options} key={[id, shelved, stopped].join(' ')}>
      <summary>
        <Icon of={Ellipsis} />
        <span className={text.hidden}>Možnosti</span>
      </summary>
      <div className={styles.menu}>
        {shelved
          ? move('unshelve', 'Vrátit mezi doručené')
          : move('shelve', 'Archivovat', 'Nová zpráva ji vrátí zpátky.')}
        {stopped === 'by-me'
          ? move('allow', 'Povolit zprávy')
          : move('stop', 'Zastavit zprávy', `${other.name} ti už nenapíše, ani k jinému inzerátu.`)}
        <PageLink to={reportTo}>Nahlásit provozovateli</PageLink>
      </div>
    </details>
  );
}
