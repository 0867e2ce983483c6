import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { SubscriptionState } from '../contract.ts';
import { consentText } from '../rules.ts';

/** The viewer's newsletter state with one button to change it. `back` is the path to return to. */
export function OwnNewsletter({
  state,
  action,
  back,
}: {
  state: SubscriptionState;
  action: string;
  back: string;
}) {
  const comes = state === 'subscribed';
  const busy = useNavigation().formAction === action;
  return (
    <section className={layout.panel} aria-labelledby="newsletter">
      <h2 id="newsletter">Můj newsletter</h2>
      <Form method="post" action={action} className={layout.stackSmall} preventScrollReset>
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="wanted" value={comes ? 'no' : 'yes'} />
        <p className={text.secondary} role="status">
          {comes ? 'Odebíráš ho. Chodí nejvýš dvakrát za 30 dní.' : consentText}
          {state === 'undeliverable' && ' Tvoje schránka naše e-maily odmítala, proto jsme přestali psát.'}
        </p>
        <Button variant="secondary" busy={busy}>
          {comes ? 'Odhlásit newsletter' : 'Odebírat novinky'}
        </Button>
      </Form>
    </section>
  );
}
