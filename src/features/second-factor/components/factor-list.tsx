import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDate } from '../../listings/components/format-time.ts';
import type { Factor } from '../contract.ts';
import styles from './second-factor.module.css';

const kinds = { totp: 'Aplikace s kódy', passkey: 'Přístupový klíč' } as const;

/** The account's factors; all but the last can be removed when the session is fresh enough. */
export function FactorList({
  factors,
  removable,
  removing,
}: {
  factors: readonly Factor[];
  removable: boolean;
  /** Id of the factor being removed. */
  removing: string | undefined;
}) {
  return (
    <ul className={styles.factors}>
      {factors.map(({ id, kind, name, since, lastUsed }) => (
        <li key={id} className={styles.factor}>
          <div>
            <strong>{name}</strong>
            <p>
              {kinds[kind]}, od {formatDate(since)}
              {lastUsed && `, naposledy ${formatDate(lastUsed)}`}
            </p>
          </div>
          {removable && factors.length > 1 && (
            <Form method="post">
              <input type="hidden" name="factor" value={id} />
              <Button
                name="intent"
                value="remove"
                variant="secondary"
                aria-label={`Odebrat ${name}`}
                busy={removing === id}
              >
                Odebrat
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
