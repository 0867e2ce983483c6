import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { myListingsUrl } from '../../../contract/urls.ts';

/** Whoever went back after publishing sees that nothing was lost, and where it is. */
export function NothingBegun({ onClose }: { onClose: () => void }) {
  return (
    <Alert title="Nic rozepsaného tu nemáš" onClose={onClose}>
      <p>
        Co už je zveřejněné, najdeš na stránce <PageLink to={myListingsUrl}>Moje inzerce</PageLink>. Tady
        začínáš nový inzerát.
      </p>
    </Alert>
  );
}

/** Somebody comes from a search while another demand is still being written: nothing of it is lost unasked. */
export function WishesAside() {
  return (
    <Alert severity="info" title="Máš rozepsanou jinou poptávku">
      <p>Můžeš ji tady dopsat, nebo ji zahodit a začít novou podle toho, co teď hledáš.</p>
      <Form method="post">
        <Button name="intent" value="wishes" variant="secondary" size="tap">
          Zahodit a začít podle hledání
        </Button>
      </Form>
    </Alert>
  );
}
