import { Form } from 'react-router';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { myListingsUrl } from '../../../contract/urls.ts';

/** For somebody who went back after publishing: nothing was lost, with a link to the listing. */
export function NoDraftNote({ onClose }: { onClose: () => void }) {
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

/**
 * A URL with prefilled values was opened while another draft is unfinished; it is replaced only after
 * confirmation.
 */
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
