import { type RefObject, useEffect } from 'react';
import { tabStorage } from './tab-storage.ts';

type TextField = HTMLTextAreaElement | HTMLInputElement;

const copyOf = (address: string) => tabStorage(`zprava ${address}`);
type Written = TextField | HTMLSelectElement;

const unwritten = ['hidden', 'checkbox', 'radio', 'password', 'file'];
const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !unwritten.includes(field.type));

/** Fields of a message form that are typed by hand: the text and the sender. */
const written = ['message', 'name', 'email', 'phone'];

/**
 * Stores a message being written for as long as the tab is open: across reloads, navigation, an expired session or a
 * failed submission.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, address: string): void {
  useEffect(() => (form.current ? preserve(form.current, address, written) : undefined), [form, address]);
}

/** Stores all fields of the form that a field belongs to. */
export function useWholeFormDraft(field: RefObject<TextField | null>, address: string): void {
  useEffect(() => {
    const form = field.current?.form;
    return form ? preserve(form, address) : undefined;
  }, [field, address]);
}

/** Stores fields and restores them; a stored value replaces only a field whose initial value is untouched. */
function preserve(form: HTMLFormElement, address: string, names?: readonly string[]): () => void {
  const copy = copyOf(address);
  const fields = () =>
    [...form.elements].filter(isWritten).filter(({ name }) => names?.includes(name) ?? name !== '');
  // Delayed until the dialog has opened, so that the dialog registers the unsaved input.
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

/** Call once the message was sent or discarded. */
export function clearFormDraft(address: string): void {
  copyOf(address).clear();
}

/** Clears the draft on the page that confirms the sending. */
export function useClearDraft(sent: boolean, address: string): void {
  useEffect(() => {
    if (sent) clearFormDraft(address);
  }, [sent, address]);
}

/** Sets a field's text as if typed by a user; assigning `value` would go unnoticed by React. */
export function writeText(field: TextField, text: string): void {
  // An e-mail field has no selection, and is never controlled by React.
  if (field.selectionStart === null) field.value = text;
  else field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
