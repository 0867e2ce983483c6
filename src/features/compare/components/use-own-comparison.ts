import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { compareAddress, readCompared } from '../address.ts';
import { chooseAll, chosenNow, clearChosen, useChosen } from './chosen.ts';

/**
 * Keeps the window's own choice in step with the address of the comparison page, and returns true when the address
 * is somebody else's comparison, which leaves the choice unchanged. The bare address redirects to the existing
 * choice; without one, the opened listings become the choice.
 */
export function useOwnComparison(address: string): boolean {
  const navigate = useNavigate();
  // The requested ids, including listings that no longer exist, which the page omits.
  const asked = compareAddress(readCompared(new URLSearchParams(useLocation().search)));
  const chosen = useChosen();
  const own = useRef<string>(undefined);
  const fromOthers = useRef(new Set<string>());
  const [shared, setShared] = useState<string>();
  useEffect(() => {
    const now = chosenNow();
    const ofNow = compareAddress(now);
    if (!address.includes('?')) {
      // The bare address means that the last listing was removed, from one's own comparison or from a shared one.
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
