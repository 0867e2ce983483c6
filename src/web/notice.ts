import { useEffect, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { noticeParameter, signedOutNotice } from '../contract/signed-out.ts';

export { noticeParameter } from '../contract/signed-out.ts';

/**
 * The message selected by a URL parameter, until it is closed or a form of the page is answered; the parameter is
 * removed, so that a reload does not repeat it.
 */
export function useNotice(): [notice: string | undefined, close: () => void] {
  const { key, search } = useLocation();
  const [closed, setClosed] = useState<string>();
  // A form is submitted to the URL of its page, with the parameter of what succeeded before.
  const answered = useActionData() !== undefined;
  const notice = answered ? undefined : (new URLSearchParams(search).get(noticeParameter) ?? undefined);
  useEffect(() => {
    if (!notice) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(noticeParameter);
    if (notice === signedOutNotice) address.searchParams.delete('dal');
    window.history.replaceState(window.history.state, '', address);
  }, [notice, key]);
  return [closed === key ? undefined : notice, () => setClosed(key)];
}
