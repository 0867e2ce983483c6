import { errorCatalogue } from '../../../contract/errors.ts';
import { membershipUrl, myListingsUrl, severalUrl } from '../../../contract/urls.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { FormAnswer } from '../../form-answer.ts';

/** What stands in the way: what the server said, or slots that are known to be taken. */
export function refusalOf(answer: FormAnswer | undefined, full: boolean) {
  const cards = answer?.code === 'card-limit-reached' || (full && !answer);
  if (cards) return { message: errorCatalogue['card-limit-reached'].message, full: true };
  return answer && answer.message !== '' ? { message: answer.message, full: false } : undefined;
}

/** Why the offer is not out yet, and the way on. */
export function PublishRefusal({
  message,
  full,
  moreSold,
}: {
  message: string;
  full: boolean;
  /** Whether memberships with more slots can be bought here. */
  moreSold: boolean;
}) {
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
          {moreSold && (
            <LinkButton to={membershipUrl} variant="secondary" size="tap">
              Změnit členství
            </LinkButton>
          )}
        </>
      }
    >
      Karta je místo pro jeden inzerát ve výpisech, klidně s víc stejnými kusy. Stáhni některý z výpisů
      {moreSold && ', nebo si pořiď víc karet,'} a vrať se sem. Tenhle zůstává uložený v konceptu. Celou skříň
      připravíš na stránce <PageLink to={severalUrl}>Vložit víc věcí najednou</PageLink>.
    </Alert>
  );
}
