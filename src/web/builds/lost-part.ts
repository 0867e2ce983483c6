import type { ClientInstrumentation } from 'react-router';

/** Milliseconds in which one path is loaded whole at most once because a part of it did not come (specification). */
const guard = 10_000;

const wantedKey = 'bazar.wanted';
const reloadsKey = 'bazar.reloads';

/** Notes where a navigation leads, so that a reload in the middle of it still gets there. */
export function noteWanted(address: string): void {
  keep(wantedKey, { address, at: Date.now() });
}

/**
 * Notes it in the moment of the click too: the router may lose a part and reload before React has drawn that it is on
 * its way, as on a slow phone.
 */
export const notesWanted: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(goOn, { to, formMethod = 'get', formData }) {
        if (typeof to === 'string' && to.startsWith('/') && /^get$/i.test(formMethod)) {
          const words = [...(formData ?? [])].filter(
            (field): field is [string, string] => typeof field[1] === 'string',
          );
          noteWanted(words.length > 0 ? `${to}?${new URLSearchParams(words)}` : to);
        }
        await goOn();
      },
    });
  },
};

export function forgetWanted(): void {
  drop(wantedKey);
}

/**
 * Called before a page comes alive. When a part of the wanted page was lost, the router has reloaded the page the
 * visitor stood on: go on to where the click led, with the earlier page left behind for the way back.
 */
export function goOnToWanted(): void {
  const { address, at } = read(wantedKey);
  forgetWanted();
  if (typeof address !== 'string' || typeof at !== 'number' || Date.now() - at > guard) return;
  const [arrival] = performance.getEntriesByType('navigation');
  if (!(arrival instanceof PerformanceNavigationTiming) || arrival.type !== 'reload') return;
  const here = window.location.pathname + window.location.search + window.location.hash;
  if (address !== here && mayLoadWhole(address)) window.location.assign(address);
}

/**
 * Reloads the page when a piece of it that was to come later is gone from the server, at most once in ten seconds.
 * Without a connection, or with something typed, it stays: whoever asked for the piece does without.
 */
export function reloadOnLostPart(): void {
  const reload = async () => {
    if (!navigator.onLine || isTyped()) return;
    const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
    if (answer?.ok && !isTyped() && mayLoadWhole(window.location.pathname)) window.location.reload();
  };
  window.addEventListener('vite:preloadError', () => void reload());
}

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
  const loads = Object.entries(read(reloadsKey)).filter(
    ([, at]) => typeof at === 'number' && now - at < guard,
  );
  if (loads.some(([loaded]) => loaded === path)) return false;
  return keep(reloadsKey, { ...Object.fromEntries(loads), [path]: now });
}

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
