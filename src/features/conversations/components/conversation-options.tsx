import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { withFullStop } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { Conversation } from '../contract.ts';
import styles from './conversation-options.module.css';

export type ConversationOptionsProps = {
  conversation: Pick<Conversation, 'id' | 'other' | 'shelved' | 'stopped'>;
  action: string;
  reportTo: string;
};

/** For whom the listing is reserved; its advertiser reserves it and takes that back here. */
export function Reservation({
  conversation: { side, other, listing, reservedHere },
  action,
}: {
  conversation: Pick<Conversation, 'side' | 'other' | 'listing' | 'reservedHere'>;
  action: string;
}) {
  const mine = side === 'advertiser';
  const reserved = listing.state === 'reserved';
  const canReserve = mine && (listing.state === 'active' || (reserved && !reservedHere));
  if (!reservedHere && !canReserve) return null;
  return (
    <div className={classNames(layout.row, styles.reservation, reservedHere && styles.reserved)}>
      {reservedHere && (
        <p role="status">
          {mine ? withFullStop(`Rezervováno pro: ${other.name}`) : 'Inzerát je rezervovaný pro tebe.'}
        </p>
      )}
      {mine && (
        <Form method="post" action={action} className={layout.row}>
          {canReserve && (
            <Button name="intent" value="reserve" variant="secondary" size="tap" icon={Clock}>
              Rezervovat inzerát
            </Button>
          )}
          {reserved && (
            <Button name="intent" value="release" variant="secondary" size="tap">
              Zrušit rezervaci
            </Button>
          )}
        </Form>
      )}
      {canReserve && (
        <p className={classNames(text.small, text.secondary)}>Ostatní uvidí jen, že je rezervovaný.</p>
      )}
    </div>
  );
}

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
