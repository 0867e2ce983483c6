import { Alert } from '../ui/feedback/alert.tsx';
import { useShell } from './shell.ts';

/** Link to the development outbox. */
export function OutboxHint() {
  const outboxUrl = useShell()?.outboxUrl;
  if (!outboxUrl) return null;
  return (
    <Alert severity="secondary" title="E-maily se teď neposílají ven">
      <p>
        E-maily najdeš ve <a href={outboxUrl}>vývojářské poště</a>.
      </p>
    </Alert>
  );
}
