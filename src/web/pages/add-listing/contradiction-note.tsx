import type { RecognizedValue } from '../../../features/listings/components/form/recognized-values.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Says what stands in the words and nowhere else; what is meant so may stay. */
export function ContradictionNote({ said, editTo }: { said: readonly RecognizedValue[]; editTo: string }) {
  return (
    <Alert
      severity="info"
      title={'V\u00a0textu je něco jiného než v\u00a0údajích'}
      actions={
        <LinkButton to={editTo} variant="secondary" size="tap">
          Upravit údaje nebo text
        </LinkButton>
      }
    >
      <p>
        Nadpis nebo popis říká: {said.map(({ label, text }) => `${label} ${text}`).join(', ')}. V&nbsp;údajích
        máš něco jiného, a&nbsp;kupující by nevěděl, co platí. Jestli to tak má být, nech to.
      </p>
    </Alert>
  );
}
