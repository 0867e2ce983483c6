import { Form } from 'react-router';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { myListingsUrl } from '../../../contract/urls.ts';

const words = {
  offer: { title: 'Pokračuješ v rozepsaném inzerátu', other: 'Začít nový', stays: 'tenhle zůstane' },
  demand: { title: 'Pokračuješ v rozepsané poptávce', other: 'Začít novou', stays: 'tahle zůstane' },
} as const satisfies Record<Kind, object>;

/** Explains that the form contains an unfinished draft, and since when. */
export function UnfinishedNote({ kind, title, since }: { kind: Kind; title: string; since: string }) {
  const said = words[kind];
  return (
    <Alert
      title={`${said.title} z\u00a0${formatDate(since)}`}
      actions={
        <Form method="post">
          <Button name="intent" value="fresh" variant="secondary" size="tap">
            {said.other}
          </Button>
        </Form>
      }
    >
      <p>
        {title && `„${title}“. `}Když začneš znovu, {said.stays} mezi koncepty na stránce{' '}
        <PageLink to={myListingsUrl}>Moje inzerce</PageLink>.
      </p>
    </Alert>
  );
}
