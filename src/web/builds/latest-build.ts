/** Delay (ms) before the metadata of the page's own build is fetched, as specified. */
const afterStart = 1_000;
/** Polling interval in ms; a page that becomes visible polls at once. */
const between = 60 * 60 * 1_000;
/** Minimum interval (ms) between polls caused by becoming visible. */
const pause = 60_000;

let outdated = false;

/** Makes the next navigation a full page load. */
export function markOutdated(): void {
  outdated = true;
}

/**
 * Whether the server has a newer build than this page, so that the next navigation should be a full page load.
 */
export const isOutdated = (): boolean => outdated;

/** Polls until there is a newer build; returns a function that stops it. A failed poll is repeated later. */
export function watchBuilds(own: string): () => void {
  let looked = 0;
  const latest = async () => {
    if (outdated || document.hidden || !navigator.onLine) return;
    looked = Date.now();
    const answer = await fetch(`/builds/latest.json?${looked}`).catch(() => undefined);
    if (!answer?.ok) return;
    const { id } = await answer.json();
    outdated = id !== own;
  };
  const seenAgain = () => void (Date.now() - looked > pause && latest());
  const describe = async () => {
    if (!navigator.onLine) return;
    // A build without metadata is no longer served: the page was open for long, or came from a cache.
    const answer = await fetch(`/builds/meta/${own}.json`).catch(() => undefined);
    if (answer?.status === 404) outdated = true;
  };
  const first = setTimeout(() => void describe(), afterStart);
  const timer = setInterval(() => void latest(), between);
  document.addEventListener('visibilitychange', seenAgain);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seenAgain);
  };
}
