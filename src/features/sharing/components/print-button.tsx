import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** Opens the browser's printing; without JavaScript says where to find it. */
export function PrintButton() {
  if (!useHydrated()) return <p>Vytiskneš ho v nabídce prohlížeče, volbou Tisk.</p>;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Vytisknout
    </Button>
  );
}
