import { useLocation } from 'react-router';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import { homeUrl, signInUrl, withNext } from './urls.ts';

/** The specification's sentence after a session that no longer held, and the way back to where it was noticed. */
export function SignedOutAlert({ onClose }: { onClose: () => void }) {
  const next = new URLSearchParams(useLocation().search).get('dal') ?? homeUrl;
  return (
    <Alert severity="error" title="Neplatný přístup, byl jsi odhlášen." onClose={onClose} scrollHere>
      <p>
        <PageLink to={withNext(signInUrl, next)}>Přihlas se znovu</PageLink> a pokračuj tam, kde to skončilo.
      </p>
    </Alert>
  );
}
