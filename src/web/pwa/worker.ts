import { readSeen, seenCookie } from '../../features/favourites/components/seen.ts';

let ready: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Recently viewed listings in this browser, newest first. */
export function recentlySeen(): number[] {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${seenCookie}=`));
  return readSeen(pair?.slice(seenCookie.length + 1));
}

/**
 * Caches the current page for offline reading if it is a listing, and drops listings no longer among the recent
 * ones.
 */
export async function postToWorker(build: string, path: string): Promise<void> {
  const worker = await readyWorker(build);
  worker?.active?.postMessage({ ids: recentlySeen(), path }, []);
}

/** Registration of this build's service worker; undefined where unsupported or forbidden. */
export function readyWorker(build: string): Promise<ServiceWorkerRegistration | undefined> {
  ready ??= register(build);
  return ready;
}

async function register(build: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(`/service-worker.js?v=${encodeURIComponent(build)}`);
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}
