import { objectionMessageUrl } from '../../../contract/urls.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';

/** The way on for whom an admin has locked out; after any other refusal there is none. */
export const objectionLink = (code: string | undefined) =>
  code === 'account-blocked' && (
    <LinkButton to={objectionMessageUrl} variant="secondary" size="tap">
      Podat námitku
    </LinkButton>
  );
