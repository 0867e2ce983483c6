import { useState } from 'react';
import { useHydrated } from '../hydrated.ts';

/**
 * What was typed into a field of several lines before the scripts came. React puts the words of the server back into
 * it when it takes the page over, so they are read before that; whoever asks returns them after it.
 */
export function useTypedBefore(id: string | undefined): string | undefined {
  const takingOver = !useHydrated();
  const [typed] = useState(() => (takingOver && id !== undefined ? typedInto(id) : undefined));
  return typed;
}

function typedInto(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue) return undefined;
  return field.value;
}
