import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { responseMessage, errorMessage } from '../../src/contract/failures.ts';
import { calls } from '../../src/ui/calls/calls.ts';
import { Alert } from '../../src/ui/feedback/alert.tsx';
import { Loading } from '../../src/ui/feedback/loading.tsx';
import { appLoading } from '../../src/ui/feedback/loading-counter.ts';
import { severityOfStatus } from '../../src/ui/feedback/severity.ts';
import { ToastProvider, useToasts } from '../../src/ui/feedback/toasts.tsx';
import { announceChange } from '../../src/ui/forms/announce-change.ts';
import { keyFilters, type KeyFilter } from '../../src/ui/forms/key-filters.ts';
import { Input } from '../../src/ui/forms/input.tsx';
import '../../src/ui/styles/global.css';
import { CheckedForm } from './checked-form.tsx';

export type ShellParts = {
  toasts: ReturnType<typeof useToasts>;
  loading: Pick<typeof appLoading, 'start' | 'end'>;
  calls: typeof calls;
  errorMessage: typeof errorMessage;
  responseMessage: typeof responseMessage;
  severityOfStatus: typeof severityOfStatus;
  announceChange: typeof announceChange;
  setAlert: (message: string | undefined) => void;
};

declare global {
  var shell: ShellParts;
}

const filters = Object.keys(keyFilters).filter((name): name is KeyFilter => name in keyFilters);

/** The shell's parts as the pages use them, exposed to tests. */
function Parts() {
  const toasts = useToasts();
  const [alert, setAlert] = useState<string>();
  useEffect(() => {
    globalThis.shell = {
      toasts,
      loading: appLoading,
      calls,
      errorMessage,
      responseMessage,
      severityOfStatus,
      announceChange,
      setAlert,
    };
  }, [toasts]);
  return (
    <main>
      <h1>Části všech stránek</h1>
      {alert && (
        <Alert severity="error" scrollHere onClose={() => setAlert(undefined)}>
          {alert}
        </Alert>
      )}
      {filters.map((name) => (
        <label key={name}>
          {name} <Input name={name} keys={name} />
        </label>
      ))}
      <CheckedForm />
      <p style={{ height: '200vh' }}>Dlouhá stránka.</p>
      <button type="button">Na konci</button>
    </main>
  );
}

/** A component outside of the toast provider. */
function Apart() {
  const { add } = useToasts();
  return (
    <button type="button" onClick={() => add({ summary: 'Nikde' })}>
      Stranou
    </button>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <ToastProvider>
        <Loading />
        <Parts />
      </ToastProvider>
      <Apart />
    </>,
  );
}
