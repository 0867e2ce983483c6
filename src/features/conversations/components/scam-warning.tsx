import Flag from 'lucide-react/icons/flag';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Form } from 'react-router';
import { safetyUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { Conversation } from '../contract.ts';
import { scamAdvice, type ScamPattern } from '../rules.ts';
import styles from './message-log.module.css';

const more = <PageLink to={safetyUrl}>Jak poznat podvod</PageLink>;

/** Shown in an own message that resembles a fraud: the other side sees a warning next to it. */
export function OwnScamNote({ scam }: { scam: ScamPattern }) {
  return (
    <p className={styles.warning}>
      Zpráva připomíná známé podvody, druhá strana u ní proto vidí upozornění. {scamAdvice[scam]} {more}
    </p>
  );
}

export type ScamWarningProps = {
  scam: ScamPattern;
  messageId: string;
  conversation: Pick<Conversation, 'other' | 'stopped'>;
  /** URL of the conversation, which handles the form. */
  action: string;
};

/** Shown below a message that resembles a fraud: one button reports it and stops its sender. */
export function ScamWarning({ scam, messageId, conversation, action }: ScamWarningProps) {
  const { other, stopped } = conversation;
  return (
    <div className={styles.scam}>
      <Alert severity="error" icon={ShieldAlert} title="Tohle vypadá jako podvod">
        <p>
          {scamAdvice[scam]} {more}
        </p>
        {stopped !== 'by-me' && (
          <>
            <Form method="post" action={action} preventScrollReset className={styles.decide}>
              <input type="hidden" name="warned" value={messageId} />
              <Button name="intent" value="report-scam" variant="danger" size="tap" icon={Flag}>
                Nahlásit a skrýt
              </Button>
              <Button name="intent" value="dismiss-warning" variant="tertiary" size="tap">
                Je to v pořádku
              </Button>
            </Form>
            <p className={text.secondary}>
              Nahlášením potvrzuješ, že je to podle tebe podvod. {other.name} ti pak už nenapíše.
            </p>
          </>
        )}
      </Alert>
    </div>
  );
}
