import { Link } from 'react-router';
import text from '../../../ui/layout/text.module.css';

/** Terms and privacy links, shown wherever an account may be created. */
export function AccountTerms({ termsTo, privacyTo }: { termsTo: string; privacyTo: string }) {
  return (
    <p className={text.small}>
      Založením účtu přijímáš <Link to={termsTo}>obchodní podmínky</Link>. Přečti si taky,{' '}
      <Link to={privacyTo}>jak zacházíme s údaji</Link>.
    </p>
  );
}
