import { markOutdated } from './latest-build.ts';

/** Milliseconds in which one path is loaded whole at most once because a part of it did not come (specification). */
const guard = 10_000;

const reloadsKey = 'bazar.reloads';

/** Errors of pages' own code, which are handled where it is waited for. */
const handled = new WeakSet<Error>();
let leaving = false;

/**
 * The code of a page. When it is gone from the server, the page that the visitor is on the way to is loaded whole, at
 * most once in ten seconds; otherwise rejects as `load` does.
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
    // The router asks for the code of a page once.
    markOutdated();
    if (!(await isServed()) || !(leaving || mayLoadWhole(address))) throw error;
    if (!leaving) window.location.assign(address);
    leaving = true;
    // The open page stays as it is until the other one comes.
    return new Promise(() => undefined);
  }
}

/**
 * Reloads the page when a piece of it that was to come later is gone from the server, at most once in ten seconds.
 * Without a connection, or with something typed, it stays: whoever asked for the piece does without.
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

/** Whether a field says something else than when the page came. */
function isTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
}

/** Notes the load as well. A browser that keeps nothing has no guard against going round, so it goes nowhere by itself. */
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
