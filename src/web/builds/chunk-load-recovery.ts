import { markOutdated } from './latest-build.ts';

/** Within this time (ms) a path is reloaded at most once because of a failed chunk (specification). */
const guard = 10_000;

const reloadsKey = 'bazar.reloads';

/** Errors of page code that the awaiting caller handles. */
const handled = new WeakSet<Error>();
let leaving = false;

/**
 * Loads the code of a page. If the server no longer has it, the destination is loaded as a document, at most
 * once in ten seconds; otherwise rejects like `load`.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  destination: () => string | undefined,
): Promise<Code> {
  const address = destination();
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) handled.add(error);
    if (address === undefined) throw error;
    // The router loads the code of a page only once.
    markOutdated();
    if (!(await isServed()) || !(leaving || mayLoadWhole(address))) throw error;
    if (!leaving) window.location.assign(address);
    leaving = true;
    // Keeps the current page until the document has loaded.
    return new Promise(() => undefined);
  }
}

/**
 * Reloads the page when the server no longer has a lazily loaded chunk, at most once in ten seconds. Offline, or
 * with unsaved input, the page stays and does without the chunk.
 */
export function reloadOnChunkError(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    void isServed().then((served) => {
      if (served && !handled.has(payload) && !isTyped() && mayLoadWhole(window.location.pathname))
        window.location.reload();
    });
  });
}

const isServed = () =>
  fetch(`/builds/latest.json?${Date.now()}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether a field's value differs from its initial one. */
function isTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
}

/**
 * Also records the reload. Without sessionStorage there is no protection against a reload loop, so it returns
 * false.
 */
function mayLoadWhole(address: string): boolean {
  const now = Date.now();
  const path = address.replace(/[?#].*/, '');
  try {
    const loads: Record<string, unknown> = { ...JSON.parse(sessionStorage.getItem(reloadsKey) ?? '{}') };
    if (now - Number(loads[path]) < guard) return false;
    sessionStorage.setItem(reloadsKey, JSON.stringify({ ...loads, [path]: now }));
    return true;
  } catch {
    return false;
  }
}
