import Copy from 'lucide-react/icons/copy';
import { Button } from '../../../ui/actions/button.tsx';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';

/** Copies what has to be paid, a line each; without JavaScript it is there to read. */
export function CopyPayment({ rows }: { rows: readonly { name: string; value: string }[] }) {
  const { add } = useToasts();
  if (!useHydrated()) return undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(rows.map(({ name, value }) => `${name}: ${value}`).join('\n'));
      add({ severity: 'success', summary: 'Platební údaje jsou zkopírované.' });
    } catch {
      add({ severity: 'warn', summary: 'Prohlížeč kopírovat nedovolil. Údaje opiš.' });
    }
  }

  return (
    <Button type="button" variant="secondary" size="tap" icon={Copy} onClick={() => void copy()}>
      Kopírovat údaje
    </Button>
  );
}
