import { type RefObject, useEffect } from 'react';
import { tabCopy } from '../../../ui/forms/tab-copy.ts';

const copyOf = (address: string) => tabCopy(`zprava ${address}`);

/** Stores what is being written until the tab closes: across a reload, an expired session or a failure. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, address: string): void {
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    const copy = copyOf(address);
    // After the dialog has opened, so that it knows there is something to lose.
    const timer = setTimeout(() => {
      const stored = copy.get();
      if (stored && message.value === '') writeText(message, stored);
    });
    const keep = () => copy.put(message.value);
    message.addEventListener('input', keep);
    return () => {
      clearTimeout(timer);
      message.removeEventListener('input', keep);
    };
  }, [form, address]);
}

/** Called once the message is on its way, or was thrown away. */
export function clearFormDraft(address: string): void {
  copyOf(address).clear();
}

/** Writes into a field as a person would: React notices only what does not go through `value`. */
export function writeText(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
