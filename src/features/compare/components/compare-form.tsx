import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { maxCompared } from '../address.ts';
import { compareUrl } from '../../../contract/urls.ts';
import { toggleChosen, useChosen } from './chosen.ts';

/** Id of the page's one form, which every „Porovnat“ button submits. */
export const compareForm = 'porovnani';

const CompareBar = lazy(() => import('./compare-bar.tsx'));

/**
 * Handles the compare buttons below. Without JavaScript a button opens the comparison, where others can be added;
 * with it listings are collected, and a bar links to the comparison once there are two.
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
    // From the second one on, the bar gives the feedback.
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
