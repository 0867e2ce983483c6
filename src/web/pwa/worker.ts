import { readSeen, seenCookie } from '../../features/favourites/components/seen.ts';

let ready: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Listings that this browser has seen lately, the newest first. */
export function seenLately(): number[] {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${seenCookie}=`));
  return readSeen(pair?.slice(seenCookie.length + 1));
}

/** Has the page in sight cached for reading without a connection, when it is a listing; what is no longer among the seen goes. */
export async function postToWorker(build: string, path: string): Promise<void> {
  const worker = await readyWorker(build);
  worker?.active?.postMessage({ ids: seenLately(), path }, []);
}

/** The service worker of this build; nothing where the browser has none or its owner forbids it. */
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
