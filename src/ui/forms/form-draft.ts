import { type RefObject, useEffect } from 'react';
import { tabCopy } from './tab-copy.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

const copyOf = (address: string) => tabCopy(`zprava ${address}`);
type Written = TextField | HTMLSelectElement;

const unwritten = ['hidden', 'checkbox', 'radio', 'password', 'file'];
const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !unwritten.includes(field.type));

/** What of a message is written by hand: its text, and who signs it. */
const written = ['message', 'name', 'email', 'phone'];

/**
 * Stores a message being written until the tab closes: across a reload, the way back to it, an expired session or a
 * failure.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, address: string): void {
  useEffect(() => (form.current ? preserve(form.current, address, written) : undefined), [form, address]);
}

/** The same for all that is typed and chosen in the form of a field. */
export function useWholeFormDraft(field: RefObject<TextField | null>, address: string): void {
  useEffect(() => {
    const form = field.current?.form;
    return form ? preserve(form, address) : undefined;
  }, [field, address]);
}

/** A field may begin with what is saved: only while that stands in it untouched, it is replaced. */
function preserve(form: HTMLFormElement, address: string, names?: readonly string[]): () => void {
  const copy = copyOf(address);
  const fields = () =>
    [...form.elements].filter(isWritten).filter(({ name }) => names?.includes(name) ?? name !== '');
  // After the dialog has opened, so that it knows there is something to lose.
  const timer = setTimeout(() => {
    const stored = new URLSearchParams(copy.get());
    for (const field of fields()) {
      const text = stored.get(field.name);
      if (text && isUntouched(field)) write(field, text);
    }
  });
  const keep = () =>
    copy.put(new URLSearchParams(fields().map(({ name, value }) => [name, value])).toString());
  form.addEventListener('input', keep);
  return () => {
    clearTimeout(timer);
    form.removeEventListener('input', keep);
  };
}

const isUntouched = (field: Written): boolean =>
  field instanceof HTMLSelectElement ? field.selectedIndex === 0 : field.value === field.defaultValue;

function write(field: Written, text: string): void {
  if (!(field instanceof HTMLSelectElement)) return writeText(field, text);
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Called once what was written is on its way, or was thrown away. */
export function clearFormDraft(address: string): void {
  copyOf(address).clear();
}

/** The same on the page that says so. */
export function useClearedDraft(sent: boolean, address: string): void {
  useEffect(() => {
    if (sent) clearFormDraft(address);
  }, [sent, address]);
}

/** Writes into a field as a person would: React notices only what does not go through `value`. */
export function writeText(field: TextField, text: string): void {
  // A field for an e-mail address has no selection, and is never one whose value React holds.
  if (field.selectionStart === null) field.value = text;
  else field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
