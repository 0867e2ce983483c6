import type { ClientInstrumentation } from 'react-router';

/** Milliseconds in which one path is loaded whole at most once because a part of it did not come (specification). */
const guard = 10_000;

const wantedKey = 'bazar.wanted';
const reloadsKey = 'bazar.reloads';

/** Notes the destination of a navigation, so that a reload in the middle of it still gets there. */
export function noteDestination(address: string): void {
  keep(wantedKey, { address, at: Date.now() });
}

/**
 * Notes it in the moment of the click too: the router may lose a part and reload before React has drawn that it is on
 * its way, as on a slow phone.
 */
export const notesDestination: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(goOn, { to, formMethod }) {
        if (!formMethod && typeof to === 'string' && to.startsWith('/')) noteDestination(to);
        await goOn();
      },
    });
  },
};

export function clearDestination(): void {
  keep(wantedKey, {});
}

/**
 * Called before a page comes alive. When a part of the wanted page was lost, the router has reloaded the page the
 * visitor stood on: go on to where the click led, with the earlier page left behind for the way back.
 */
export function goToDestination(): void {
  const { address, at } = read(wantedKey);
  clearDestination();
  if (typeof address !== 'string' || !(Date.now() - Number(at) <= guard)) return;
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'reload') return;
  const there = new URL(address, window.location.href).href;
  if (there !== window.location.href && mayLoadWhole(address)) window.location.assign(there);
}

/**
 * Reloads the page when a piece of it that was to come later is gone from the server, at most once in ten seconds.
 * Without a connection, or with something typed, it stays: whoever asked for the piece does without.
 */
export function reloadOnChunkError(): void {
  const reload = ({ ok }: Response) => {
    if (ok && !isTyped() && mayLoadWhole(window.location.pathname)) window.location.reload();
  };
  window.addEventListener('vite:preloadError', () => {
    void fetch(`/builds/latest.json?${Date.now()}`).then(reload, () => undefined);
  });
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
  const loads = read(reloadsKey);
  if (now - Number(loads[path]) < guard) return false;
  return keep(reloadsKey, { ...loads, [path]: now });
}

function read(key: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
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
