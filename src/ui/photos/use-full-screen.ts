import { lazy, type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../hydrated.ts';

const hash = '#cela-obrazovka';

/** Makes full-screen photos a history entry: Back closes them and stays on the page. */
export function useFullScreen() {
  const { hash: here, state } = useLocation();
  const navigate = useNavigate();
  const alive = useHydrated();
  const opened = alive && here === hash;
  const pushed = typeof state === 'object' && state !== null && 'fullScreen' in state;

  const open = useCallback(
    () => void navigate(hash, { state: { fullScreen: true }, preventScrollReset: true }),
    [navigate],
  );
  const close = useCallback(() => {
    if (!opened) return;
    // When opened directly by URL, the previous history entry may be another page.
    if (pushed) void navigate(-1);
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [navigate, opened, pushed]);
  return { opened, open, close };
}

export const FullScreen = lazy(() => import('./full-screen.tsx'));

/** Whether a click has no modifier that would open the link elsewhere. */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
