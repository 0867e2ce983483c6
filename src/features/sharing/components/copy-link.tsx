import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import layout from '../../../ui/layout/layout.module.css';

/** A URL in a read-only field, with a copy button when JavaScript runs. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const { add } = useToasts();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      add({ severity: 'success', summary: 'Odkaz je zkopírovaný.' });
    } catch {
      // When the browser denies access to the clipboard, the URL is at least selected for copying by hand.
      field.current?.select();
    }
  }

  return (
    <div className={layout.field}>
      <Field label={label} note="">
        {({ required: _required, ...wiring }) => (
          <Input
            {...wiring}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      {hydrated && (
        <Button type="button" variant="secondary" icon={Copy} onClick={() => void copy()}>
          Zkopírovat odkaz
        </Button>
      )}
    </div>
  );
}
