import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { noticeParameter, signedOutNotice } from '../contract/signed-out.ts';

export { noticeParameter } from '../contract/signed-out.ts';

/** The message named by the address, until it is closed; the address itself is tidied, so that a reload is quiet. */
export function useNotice(): [notice: string | undefined, close: () => void] {
  const { key, search } = useLocation();
  const [closed, setClosed] = useState<string>();
  const notice = new URLSearchParams(search).get(noticeParameter) ?? undefined;
  useEffect(() => {
    if (!notice) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(noticeParameter);
    if (notice === signedOutNotice) address.searchParams.delete('dal');
    window.history.replaceState(window.history.state, '', address);
  }, [notice, key]);
  return [closed === key ? undefined : notice, () => setClosed(key)];
}
