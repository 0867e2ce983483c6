import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { maxCompared } from '../address.ts';
import { compareUrl } from '../../../contract/urls.ts';
import { toggleChosen, useChosen } from './chosen.ts';

/** The one form of a page that every „Porovnat“ belongs to. */
export const compareForm = 'porovnani';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

/**
 * Takes what the buttons below choose. Without JavaScript one opens the comparison, where others are added; with it
 * they are gathered, and a bar leads there once there are two.
 */
export function CompareForm({ children }: { children: ReactNode }) {
  const { add: toast } = useToasts();
  const chosen = useChosen();

  function submit(event: FormEvent<HTMLFormElement>) {
    const button = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const done = toggleChosen(Number(button.value));
    if (done === 'full') toast({ severity: 'warn', summary: `Porovnat jde nejvýš ${maxCompared} inzeráty.` });
    // From the second on the bar says so.
    if (done === 'first')
      toast({ severity: 'success', summary: 'Přidáno k porovnání.', detail: 'Vyber ještě další inzerát.' });
  }

  return (
    <>
      <form id={compareForm} action={compareUrl} onSubmit={submit} hidden />
      {children}
      {chosen.length > 1 && (
        <Suspense>
          <CompareBar ids={chosen} />
        </Suspense>
      )}
    </>
  );
}
