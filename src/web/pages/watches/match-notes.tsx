import { Form } from 'react-router';
import type { MatchNotes } from '../../../features/matches/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';

/** Switches emails about matches; matches are shown on own listings in any case. */
export function MatchNotesForm({ notes }: { notes: MatchNotes }) {
  return (
    <section id="shody" className={layout.stackSmall} aria-labelledby="co-k-sobe-sedi">
      <h2 id="co-k-sobe-sedi">Když k sobě inzeráty sedí</h2>
      <p className={text.secondary}>
        Poptávky a nabídky porovnáváme sami. Každý z e-mailů chodí nejvýš jednou za den a kontakt na tebe
        nikdo nevidí.
      </p>
      <Form method="post" className={layout.stackSmall}>
        <Checkbox
          name="offers"
          defaultChecked={notes.offers}
          label="Objeví se nabídka, která sedí na mou poptávku"
        />
        <Checkbox name="demands" defaultChecked={notes.demands} label="Někdo hledá to, co nabízím" />
        <div>
          <Button variant="secondary" name="intent" value="match-notes">
            Uložit
          </Button>
        </div>
      </Form>
    </section>
  );
}
