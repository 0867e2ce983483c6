/** Milliseconds after the start of a page when the description of its build is fetched, as the specification asks. */
const afterStart = 1_000;
/** Milliseconds between two looks at the latest build; a page that comes back into sight looks at once. */
const between = 60 * 60 * 1_000;
/** Milliseconds within which coming back into sight is no reason for another look. */
const pause = 60_000;

let outdated = false;

/** From now on the next navigation is a full load. */
export function markOutdated(): void {
  outdated = true;
}

/** Whether the server has a newer build than this page: the next navigation should be a full load. */
export const isOutdated = (): boolean => outdated;

/** Polls for a newer build until there is one; returns how to stop. A failed poll is repeated later. */
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
    // A build without a description is served no more: the page lay open, or came from a cache.
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
