import { useNavigate } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { compareAddress, maxCompared } from '../address.ts';
import { chooseAll, useChosen } from './chosen.ts';

/**
 * Notice that this comparison was shared by somebody else and does not change one's own; can add what still fits to
 * one's own.
 */
export function SharedComparison({ ids }: { ids: readonly number[] }) {
  const navigate = useNavigate();
  const chosen = useChosen();
  const together = [...new Set([...chosen, ...ids])];
  const room = maxCompared - chosen.length;
  const joined = together.slice(0, maxCompared);

  function add() {
    chooseAll(joined);
    void navigate(compareAddress(joined));
  }

  return (
    <Alert
      title="Toto je sdílené porovnání"
      actions={
        <>
          {room > 0 && together.length > chosen.length && (
            <Button type="button" size="tap" onClick={add}>
              Přidat do mého porovnání
            </Button>
          )}
          <LinkButton to={compareAddress(chosen)} variant="secondary" size="tap">
            Moje porovnání ({chosen.length})
          </LinkButton>
        </>
      }
    >
      <p>
        Tvůj výběr zůstal, jak byl: {counted(chosen.length, ['inzerát', 'inzeráty', 'inzerátů'])}.
        {room <= 0
          ? ` Víc než ${maxCompared} se do porovnání nevejdou.`
          : together.length > maxCompared &&
            ` Přidat se ${room === 1 ? 'dá už jen jeden' : `dají už jen ${room}`}.`}
      </p>
    </Alert>
  );
}
