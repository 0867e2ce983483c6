import { type FocusEvent, useEffect } from 'react';

/** Milliseconds within which a press that moved the focus has become a click. */
const pressMs = 300;

const mark = 'data-typing';

/**
 * Marks the document while somebody types in the field: from its focus until the focus has left the form. The mark
 * outlasts a press, because what it hides would otherwise appear and move the pressed button away.
 */
export function useTyping() {
  useEffect(() => () => document.documentElement.removeAttribute(mark), []);
  return {
    begin: () => document.documentElement.setAttribute(mark, ''),
    end: ({ currentTarget: form }: FocusEvent) => {
      setTimeout(() => {
        if (form.isConnected && !form.contains(document.activeElement))
          document.documentElement.removeAttribute(mark);
      }, pressMs);
    },
  };
}
