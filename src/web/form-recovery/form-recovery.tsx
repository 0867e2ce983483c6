import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToasts } from '../../ui/feedback/toasts.tsx';
import { noticeParameter, signedOutNotice } from '../../contract/signed-out.ts';
import { secondFactorUrl, signInUrl } from '../../contract/urls.ts';
import { clearStoredForm, storeForm, put, readStoredForm } from './stored-form.ts';

/** Pages that ask who it is, and then lead back to what they were left for. */
const leadsBack = (path: string) => path.startsWith(signInUrl) || path.startsWith(secondFactorUrl);

/** Offers a form again after signing in, when the session had expired as it was submitted. */
export function FormRecovery({ signedIn }: { signedIn: boolean }) {
  const { pathname, search } = useLocation();
  const { add } = useToasts();

  useEffect(() => {
    // Signing in again is how one gets back to what is kept.
    if (!signedIn || leadsBack(pathname)) return;
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.method === 'post') storeForm(target, pathname);
    };
    document.addEventListener('submit', keep, { capture: true });
    return () => document.removeEventListener('submit', keep, { capture: true });
  }, [signedIn, pathname]);

  useEffect(() => {
    const stored = readStoredForm();
    if (!stored) return;
    // A page that asks to sign in first says so too: signed out in another window, say.
    const query = new URLSearchParams(search);
    const back = leadsBack(pathname) && (query.get('dal') ?? '').startsWith(stored.address);
    if (
      pathname === signInUrl ||
      back ||
      new URLSearchParams(search).get(noticeParameter) === signedOutNotice
    )
      return put({ ...stored, lost: true });
    // Sent and done with, once its page was left.
    if (!stored.lost && stored.address !== pathname) return clearStoredForm();
    if (!stored.lost || stored.address !== pathname || !signedIn) return;
    import('./refill-form.ts').then(
      ({ refillForm }) => {
        clearStoredForm();
        if (refillForm(stored)) add({ severity: 'info', summary: 'Rozepsaný text je zpátky ve formuláři.' });
      },
      // Kept for the next page.
      () => undefined,
    );
  }, [pathname, search, signedIn, add]);
  return null;
}
