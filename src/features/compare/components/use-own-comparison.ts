import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { compareAddress, readCompared } from '../address.ts';
import { chooseAll, chosenNow, clearChosen, useChosen } from './chosen.ts';

/**
 * Whose comparison the open address is. What the visitor has chosen follows its page as listings come and go there; the
 * plain address leads to what was chosen elsewhere. An address that came from somebody else changes nothing of it:
 * then the answer is true. Without a choice of one's own what is opened becomes it.
 */
export function useOwnComparison(address: string): boolean {
  const navigate = useNavigate();
  // With those that are gone since they were chosen, which the page leaves out.
  const asked = compareAddress(readCompared(new URLSearchParams(useLocation().search)));
  const chosen = useChosen();
  const own = useRef<string>(undefined);
  const fromOthers = useRef(new Set<string>());
  const [shared, setShared] = useState<string>();
  useEffect(() => {
    const now = chosenNow();
    const ofNow = compareAddress(now);
    if (!address.includes('?')) {
      // The last one was taken out of one's own, or of a shared one.
      if (now.length === 0) return;
      if (own.current !== undefined) clearChosen();
      else void navigate(ofNow, { replace: true });
      return;
    }
    const edited = own.current === ofNow && !fromOthers.current.has(address);
    if (![address, asked].includes(ofNow) && now.length > 0 && !edited) {
      fromOthers.current.add(address);
      own.current = undefined;
      setShared(address);
      return;
    }
    own.current = address;
    setShared(undefined);
    if (ofNow !== address) chooseAll(readCompared(new URL(address, location.href).searchParams));
  }, [address, asked, chosen, navigate]);
  return shared === address;
}
