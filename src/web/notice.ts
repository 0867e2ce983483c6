import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { noticeParameter, signedOutNotice } from '../contract/signed-out.ts';

export { noticeParameter } from '../contract/signed-out.ts';

/**
 * The message selected by a URL parameter, until it is closed; the parameter is removed, so that a reload does
 * not repeat it.
 */
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
