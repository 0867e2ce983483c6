import { objectionMessageUrl } from '../../../contract/urls.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';

/** Link to object, shown only when an admin has blocked the account. */
export const objectionLink = (code: string | undefined) =>
  code === 'account-blocked' && (
    <LinkButton to={objectionMessageUrl} variant="secondary" size="tap">
      Podat námitku
    </LinkButton>
  );
