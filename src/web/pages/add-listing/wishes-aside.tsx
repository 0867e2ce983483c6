import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

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
