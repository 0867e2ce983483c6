import { Form } from 'react-router';
import type { Kind } from '../../../features/catalogue/contract.ts';
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

const aside = {
  demand: {
    title: 'Máš rozepsanou jinou poptávku',
    way: 'Můžeš ji tady dopsat, nebo ji zahodit a začít novou podle toho, co teď hledáš.',
    button: 'Zahodit a začít podle hledání',
  },
  offer: {
    title: 'Máš rozepsanou jinou nabídku',
    way: 'Můžeš ji tady dopsat, nebo ji zahodit a začít tu, kterou jsme ti předvyplnili.',
    button: 'Zahodit a začít předvyplněnou',
  },
} as const;

/** Somebody comes with wishes while another listing is still being written: nothing of it is lost unasked. */
export function WishesAside({ kind }: { kind: Kind }) {
  const { title, way, button } = aside[kind];
  return (
    <Alert severity="info" title={title}>
      <p>{way}</p>
      <Form method="post">
        <Button name="intent" value="wishes" variant="secondary" size="tap">
          {button}
        </Button>
      </Form>
    </Alert>
  );
}
