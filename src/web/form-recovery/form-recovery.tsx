import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useToasts } from '../../ui/feedback/toasts.tsx';
import { noticeParameter, signedOutNotice } from '../../contract/signed-out.ts';
import { secondFactorUrl, signInUrl } from '../../contract/urls.ts';
import { clearStoredForm, storeForm, put, readStoredForm } from './stored-form.ts';

/** Sign-in and second-factor pages, which lead back to the page that required them. */
const leadsBack = (path: string) => path.startsWith(signInUrl) || path.startsWith(secondFactorUrl);

/** Restores a form after signing in again, if the session had expired when it was submitted. */
export function FormRecovery({ signedIn }: { signedIn: boolean }) {
  const { pathname, search } = useLocation();
  const { add } = useToasts();

  useEffect(() => {
    // The sign-in form itself must not replace the stored one.
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
    // Also covers pages that require signing in, for example after signing out in another window.
    const query = new URLSearchParams(search);
    const back = leadsBack(pathname) && (query.get('dal') ?? '').startsWith(stored.address);
    if (
      pathname === signInUrl ||
      back ||
      new URLSearchParams(search).get(noticeParameter) === signedOutNotice
    )
      return put({ ...stored, lost: true });
    // The submission succeeded and its page was left.
    if (!stored.lost && stored.address !== pathname) return clearStoredForm();
    if (!stored.lost || stored.address !== pathname || !signedIn) return;
    import('./refill-form.ts').then(
      ({ refillForm }) => {
        clearStoredForm();
        if (refillForm(stored)) add({ severity: 'info', summary: 'Rozepsaný text je zpátky ve formuláři.' });
      },
      // Stays stored for the next page.
      () => undefined,
    );
  }, [pathname, search, signedIn, add]);
  return null;
}
