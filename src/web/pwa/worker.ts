import { readSeen, seenCookie } from '../../features/favourites/components/seen.ts';

let ready: Promise<ServiceWorker | undefined> | undefined;

/** Adverts that this browser has seen lately, the newest first. */
export function seenLately(): number[] {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${seenCookie}=`));
  return readSeen(pair?.slice(seenCookie.length + 1));
}

/** Has the page in sight kept for reading without a connection, when it is an advert; what was forgotten goes. */
export async function tellWorker(build: string, path: string): Promise<void> {
  ready ??= register(build);
  const worker = await ready;
  worker?.postMessage({ ids: seenLately(), path }, []);
}

/** Where the browser has no such thing, or its owner forbids it, the site works as before. */
async function register(build: string): Promise<ServiceWorker | undefined> {
  try {
    await navigator.serviceWorker.register(`/service-worker.js?v=${encodeURIComponent(build)}`);
    return (await navigator.serviceWorker.ready).active ?? undefined;
  } catch {
    return undefined;
  }
}
