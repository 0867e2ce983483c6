import { Form } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { favouritesUrl, signInUrl } from '../urls.ts';

/** Switches emails about favourites; an anonymous visitor is told what signing in would bring. */
export function NotesSwitch({ signedIn, wanted }: { signedIn: boolean; wanted: boolean }) {
  if (!signedIn) {
    return (
      <p className={text.secondary}>
        Pamatuje si je tenhle prohlížeč.{' '}
        <PageLink to={`${signInUrl}?dal=${favouritesUrl}`}>Přihlas se</PageLink> a uložíme ti je k účtu.
        Napíšeme ti taky, když některý zlevní nebo bude zase volný.
      </p>
    );
  }
  return (
    <Form method="post" className={classNames(layout.row, layout.rowBetween)}>
      <p className={text.secondary}>
        {wanted
          ? 'Když některý zlevní nebo bude zase volný, napíšeme ti e-mail.'
          : 'E-maily o zlevnění a uvolnění máš vypnuté.'}
      </p>
      <Button variant="secondary" size="tap" name="notes" value={wanted ? 'off' : 'on'}>
        {wanted ? 'Neposílat e-maily' : 'Posílat e-maily'}
      </Button>
    </Form>
  );
}
