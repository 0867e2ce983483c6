import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import styles from './sheet.module.css';

/** Above a printable page: a link back and a print button. */
export function PrintTools({ to, back }: { to: string; back: string }) {
  return (
    <header className={styles.tools}>
      <PageLink to={to}>{back}</PageLink>
      <PrintButton />
    </header>
  );
}

/** Opens the browser's print dialog; without JavaScript explains where to find it. */
export function PrintButton() {
  if (!useHydrated()) return <p>Tisk je v nabídce prohlížeče.</p>;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Vytisknout
    </Button>
  );
}
