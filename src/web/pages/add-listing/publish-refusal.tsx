import { errorCatalogue } from '../../../contract/errors.ts';
import { Form } from 'react-router';
import { membershipUrl, myListingsUrl, ownDataUrl, severalUrl } from '../../../contract/urls.ts';
import { waitingSlots } from '../../../features/listings/components/own/slots-stat.tsx';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { FormAnswer } from '../../form-answer.ts';
import type { OwnSlots } from './own-slots.ts';

/** Why publishing was or would be refused: the server's error, or no free slot. */
export function PublishRefusal({ answer, slots }: { answer: FormAnswer | undefined; slots: OwnSlots }) {
  if (slots.goesAt) return <LeavingNote goesAt={slots.goesAt} scrollHere />;
  if (answer?.code === 'card-limit-reached' || (slots.free === 0 && !answer))
    return <NoSlotNote {...slots} scrollHere />;
  if (!answer || answer.message === '') return null;
  return (
    <Alert severity="error" scrollHere>
      {answer.message}
    </Alert>
  );
}

/** Explains that an account about to be deleted cannot publish, and how to keep it. */
export function LeavingNote({ goesAt, scrollHere = false }: { goesAt: string; scrollHere?: boolean }) {
  return (
    <Alert
      severity="warn"
      title={`Účet smažeme ${formatDate(goesAt)}`}
      scrollHere={scrollHere}
      actions={
        <Form method="post" action={ownDataUrl}>
          <Button name="intent" value="stay" variant="secondary" size="tap">
            Nechat si účet
          </Button>
        </Form>
      }
    >
      Do té doby z něj nic nevyjde. Když si účet necháš, zveřejníš, co tu napíšeš: zůstává to uložené v
      konceptu.
    </Alert>
  );
}

/** Explains that no slot is free, what uses them, and how to continue. */
export function NoSlotNote({
  waiting,
  moreSold,
  scrollHere = false,
}: Pick<OwnSlots, 'waiting' | 'moreSold'> & { scrollHere?: boolean }) {
  return (
    <Alert
      severity="warn"
      title={errorCatalogue['card-limit-reached'].message}
      scrollHere={scrollHere}
      actions={
        <>
          <LinkButton to={`${myListingsUrl}?stav=aktivni`} variant="secondary" size="tap">
            Přejít na aktivní inzeráty
          </LinkButton>
          <LinkButton to={membershipUrl} variant="secondary" size="tap">
            {moreSold ? 'Změnit členství' : 'Členství a karty'}
          </LinkButton>
        </>
      }
    >
      Karta je místo pro jeden inzerát ve výpisech, klidně s víc stejnými kusy
      {waiting > 0 && `, a ${waitingSlots(waiting)}`}. Stáhni některý z výpisů
      {moreSold && ', nebo si pořiď víc karet,'} a vrať se sem. Tenhle zůstává uložený v konceptu. Celou skříň
      připravíš na stránce <PageLink to={severalUrl}>Vložit víc věcí najednou</PageLink>.
    </Alert>
  );
}
