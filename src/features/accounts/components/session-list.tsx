import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import type { OwnSession } from '../contract.ts';
import styles from './session-list.module.css';

const moment = new Intl.DateTimeFormat('cs', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Sessions of the account, the current one first; the others can be signed out. */
export function SessionList({
  sessions,
  ending,
}: {
  sessions: readonly OwnSession[];
  /** The session being signed out. */
  ending: string | undefined;
}) {
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, current, device, since, lastUsed }) => (
        <li key={id} className={styles.session}>
          <div>
            <strong>{device ?? 'Neznámé zařízení'}</strong> {current && <Badge tone="success">Tady</Badge>}
            <p>
              Od {moment.format(new Date(since))}, naposledy {moment.format(new Date(lastUsed))}
            </p>
          </div>
          {!current && (
            <Form method="post">
              <input type="hidden" name="session" value={id} />
              <Button
                name="intent"
                value="end-session"
                variant="secondary"
                aria-label={`Odhlásit ${device ?? 'neznámé zařízení'}`}
                busy={ending === id}
              >
                Odhlásit
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
