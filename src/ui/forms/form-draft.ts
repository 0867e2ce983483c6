import { type RefObject, useEffect } from 'react';
import { tabCopy } from './tab-copy.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

const copyOf = (address: string) => tabCopy(`zprava ${address}`);
const isText = (field: unknown): field is TextField =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

/** Stores what is being written until the tab closes: across a reload, an expired session or a failure. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, address: string): void {
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (isText(message)) return preserve(message, copyOf(address), () => message.value === '');
  }, [form, address]);
}

/** The same for a field that begins with what is saved: only while that stands in it untouched, it is replaced. */
export function useFieldDraft(field: RefObject<TextField | null>, address: string): void {
  useEffect(() => {
    const { current } = field;
    if (current) return preserve(current, copyOf(address), () => current.value === current.defaultValue);
  }, [field, address]);
}

function preserve(field: TextField, copy: ReturnType<typeof tabCopy>, untouched: () => boolean): () => void {
  // After the dialog has opened, so that it knows there is something to lose.
  const timer = setTimeout(() => {
    const stored = copy.get();
    if (stored && untouched()) writeText(field, stored);
  });
  const keep = () => copy.put(field.value);
  field.addEventListener('input', keep);
  return () => {
    clearTimeout(timer);
    field.removeEventListener('input', keep);
  };
}

/** Called once the message is on its way, or was thrown away. */
export function clearFormDraft(address: string): void {
  copyOf(address).clear();
}

/** Writes into a field as a person would: React notices only what does not go through `value`. */
export function writeText(field: TextField, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
