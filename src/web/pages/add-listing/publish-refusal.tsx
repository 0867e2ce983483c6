import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { membershipUrl, myListingsUrl } from '../../urls.ts';

/** Why the offer is not out yet, and the way on. */
export function PublishRefusal({ message, full }: { message: string; full: boolean }) {
  if (!full) {
    return (
      <Alert severity="error" scrollHere>
        {message}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warn"
      title={message}
      scrollHere
      actions={
        <>
          <LinkButton to={`${myListingsUrl}?stav=aktivni`} variant="secondary" size="tap">
            Přejít na aktivní inzeráty
          </LinkButton>
          <LinkButton to={membershipUrl} variant="secondary" size="tap">
            Změnit členství
          </LinkButton>
        </>
      }
    >
      Karta je místo pro jeden aktivní inzerát. Stáhni některý z výpisů, nebo si pořiď víc karet, a vrať se
      sem. Tenhle zůstává uložený v konceptu.
    </Alert>
  );
}
