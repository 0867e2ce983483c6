import { createContext, useContext, useState } from 'react';

/** The code of an invitation that is not kept in a cookie, because the visitor has not agreed yet. */
export const CarriedCode = createContext<string | undefined>(undefined);

export const useCarriedCode = (): string | undefined => useContext(CarriedCode);

/**
 * Holds the code from page to page while the site is open: addresses gone to by scripts carry none. `known` is what
 * the server says: a code that travels, `false` once there is a cookie or none is wanted, nothing when it cannot tell.
 */
export function useHeldCode(known: string | false | undefined): string | undefined {
  const [held, hold] = useState(known);
  if (known !== undefined && known !== held) hold(known);
  return (known ?? held) || undefined;
}
