import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { undoOf } from '../../../features/listings/components/own/undo-of.ts';
import type { OwnListing } from '../../../features/listings/contract.ts';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { readFormFields } from '../../../ui/forms/form-fields.ts';

/** Shows what a move of an own listing did as a toast, with a button that reverts it where that is possible. */
export function useMovedToast(done: string | undefined, listings: readonly OwnListing[]): void {
  const { add: toast } = useToasts();
  const { key, pathname, search } = useLocation();
  const { formData } = useNavigation();
  const submit = useSubmit();
  const undo = useRef<ReturnType<typeof undoOf>>(undefined);
  // Read while the form is being sent, as the listing is then still shown as it was before.
  const sent = useRef<FormData>(undefined);
  const undoing = useRef(false);
  useEffect(() => {
    if (!formData || formData === sent.current) return;
    sent.current = formData;
    const fields = readFormFields(formData);
    const before = listings.find(({ id }) => String(id) === fields['id']);
    // To undo an undo, the move itself is on the page again.
    undo.current = undoing.current ? undefined : undoOf(fields, before);
    undoing.current = false;
  }, [formData, listings]);
  const address = pathname + search;
  useEffect(() => {
    if (!done) return;
    const form = undo.current;
    undo.current = undefined;
    const run = () => {
      undoing.current = true;
      void submit(form ?? null, { method: 'post', action: address, preventScrollReset: true });
    };
    toast({
      id: `own ${key}`,
      severity: 'success',
      summary: done,
      ...(form ? { action: { label: 'Vrátit', run } } : {}),
    });
  }, [done, key, toast, submit, address]);
}
