import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { ReportLink } from '../../reports/components/report-link.tsx';
import type { Conversation } from '../contract.ts';
import styles from './conversation-options.module.css';

export type ConversationOptionsProps = {
  conversation: Pick<Conversation, 'other' | 'shelved' | 'stopped'>;
  action: string;
  reportTo: string;
};

/** Actions of a conversation other than replying. */
export function ConversationOptions({ conversation, action, reportTo }: ConversationOptionsProps) {
  const { other, shelved, stopped } = conversation;
  const move = (intent: string, label: string, note?: string) => (
    <Form method="post" action={action}>
      <Button name="intent" value={intent} variant="item" size="tap">
        {label}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </Form>
  );
  return (
    <div className={styles.options}>
      <Menu id="moznosti" subject={other.name}>
        {shelved
          ? move('unshelve', 'Vrátit mezi doručené')
          : move('shelve', 'Archivovat', 'Nová zpráva ji vrátí zpátky.')}
        {stopped === 'by-me'
          ? move('allow', 'Povolit zprávy')
          : move('stop', 'Zastavit zprávy', `${other.name} ti už nenapíše, ani k jinému inzerátu.`)}
        <ReportLink to={reportTo} className={buttonClass({ variant: 'item', size: 'tap' })}>
          Nahlásit provozovateli
        </ReportLink>
      </Menu>
    </div>
  );
}
