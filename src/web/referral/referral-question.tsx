import { useLocation } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { referralConsentUrl } from '../urls.ts';
import { useCarriedCode } from './carried-code.ts';

/**
 * Asks whoever came by an invitation whether its code may be kept; until then it only travels along. The answer loads
 * the page anew: in the drawn one the code still stands in forms.
 */
export function ReferralQuestion() {
  const code = useCarriedCode();
  const { pathname } = useLocation();
  if (code === undefined) return undefined;
  return (
    <aside className={layout.band} aria-label="Pozvánka">
      <form
        method="post"
        action={referralConsentUrl}
        className={classNames(layout.wrap, layout.row, layout.slim)}
      >
        <input type="hidden" name="rc" value={code} />
        <input type="hidden" name="back" value={pathname} />
        <p>Někdo tě pozval. Smíme si to 7&nbsp;dní pamatovat v&nbsp;cookie, aby se mu to započítalo?</p>
        <Button variant="secondary" size="tap">
          Souhlasím
        </Button>
        <Button variant="secondary" size="tap" name="answer" value="ne">
          Nesouhlasím
        </Button>
      </form>
    </aside>
  );
}
