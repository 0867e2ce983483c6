import { lazy, type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../hydrated.ts';

const hash = '#cela-obrazovka';

/** Photos over the whole window are a step of the history: Back closes them and stays on the page. */
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
    // Opened by its address alone, there may be another page behind it.
    if (pushed) void navigate(-1);
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [navigate, opened, pushed]);
  return { opened, open, close };
}

export const FullScreen = lazy(() => import('./full-screen.tsx'));

/** Not one that opens a link elsewhere. */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
