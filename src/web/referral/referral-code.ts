import { createContext, useContext, useState } from 'react';

/** Invitation code not stored in a cookie, because the visitor has not consented yet. */
export const ReferralCode = createContext<string | undefined>(undefined);

export const useReferralCode = (): string | undefined => useContext(ReferralCode);

/**
 * Keeps the code across client-side navigations, whose URLs do not contain it. `known` is the server's value:
 * the code; `false` when a cookie exists or was declined; undefined when unknown.
 */
export function useStickyReferralCode(known: string | false | undefined): string | undefined {
  const [held, hold] = useState(known);
  if (known !== undefined && known !== held) hold(known);
  return (known ?? held) || undefined;
}
