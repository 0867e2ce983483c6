import { type RefObject, useEffect } from 'react';
import { fillForm } from '../../../../ui/forms/fill-form.ts';
import { readFormFields } from '../../../../ui/forms/form-fields.ts';
import { preservedFields } from './preserved-fields.ts';

/** Stores unsaved changes in this tab, so that a reload loses nothing; does nothing without a key. */
export function useLocalCopy(form: RefObject<HTMLFormElement | null>, key: string | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !key) return;
    const copy = preservedFields(key);
    const before = copy.get();
    if (before) fillForm(element, before);
    const put = () => copy.put(readFormFields(new FormData(element)));
    element.addEventListener('input', put);
    element.addEventListener('change', put);
    return () => {
      element.removeEventListener('input', put);
      element.removeEventListener('change', put);
    };
  }, [form, key]);
}
