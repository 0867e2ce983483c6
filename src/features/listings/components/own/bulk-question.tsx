import { Form, useNavigation } from 'react-router';
import { counted } from '../../../../contract/czech.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import layout from '../../../../ui/layout/layout.module.css';

/** Asks before several listings leave the lists for good. */
export function BulkQuestion({
  ids,
  move,
  backTo,
}: {
  ids: readonly number[];
  move: 'sell' | 'withdraw';
  backTo: string;
}) {
  const busy = useNavigation().formData?.has('several') ?? false;
  const listings = counted(ids.length, ['inzerát', 'inzeráty', 'inzerátů']);
  const sold = ids.length === 1 ? 'prodaný nebo vyřízený' : 'prodané nebo vyřízené';
  const answer = move === 'sell' ? `Označit ${listings} jako ${sold}` : `Stáhnout ${listings}`;
  return (
    <Alert severity="warn" title={`${answer}?`} scrollHere>
      <p>Zmizí z výpisů a uvolní karty. Do 30 dnů je můžeš vrátit.</p>
      <Form method="post" preventScrollReset className={layout.row}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="move" value={move} />
        <input type="hidden" name="sure" value="1" />
        <Button name="several" value="1" variant="danger" size="tap" busy={busy}>
          {answer}
        </Button>
        <LinkButton to={backTo} variant="tertiary" size="tap">
          Nechat být
        </LinkButton>
      </Form>
    </Alert>
  );
}
