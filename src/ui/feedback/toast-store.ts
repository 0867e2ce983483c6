import type { Severity } from './severity.ts';

/** Milliseconds a toast lives unless it says otherwise. */
export const toastLife = 5000;
/** Milliseconds a closed toast stays in the page while it slides away. */
export const toastLeave = 200;
/** More than this at once nobody reads; the oldest goes. */
export const maxToasts = 4;

export type ToastMessage = {
  id?: string;
  severity?: Severity;
  summary: string;
  detail?: string;
  /** Milliseconds until it closes by itself. */
  life?: number;
  closable?: boolean;
  group?: string;
  /** A button inside, such as undo; pressing it closes the toast. */
  action?: { label: string; run: () => void };
};

export type Toast = ToastMessage & {
  id: string;
  severity: Severity;
  life: number;
  closable: boolean;
  leaving: boolean;
  paused: boolean;
};

/** What keeps a toast from closing while it lasts. */
export type PauseReason = 'hover' | 'focus';

export type ToastStore = ReturnType<typeof createToastStore>;

/** Toasts and their clocks, newest first; knows nothing of the page that shows them. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let made = 0;
  /** Whether anything renders the toasts; what renders them comes only with the first. */
  let rendered = false;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const pauses = new Map<string, Set<PauseReason>>();
  const listeners = new Set<() => void>();

  function show(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, part: Partial<Toast>) =>
    show(toasts.map((toast) => (toast.id === id ? { ...toast, ...part } : toast)));
  function stop(id: string) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }
  function start({ id, life }: Toast) {
    stop(id);
    timers.set(
      id,
      setTimeout(() => remove(id), life),
    );
  }
  function discard(id: string) {
    stop(id);
    pauses.delete(id);
    show(toasts.filter((toast) => toast.id !== id));
  }

  /** Shows a message and returns its id; the same id shown again replaces what it said. */
  function add(message: ToastMessage): string {
    const id = message.id ?? `toast-${++made}`;
    discard(id);
    const toast: Toast = {
      severity: 'info',
      life: toastLife,
      closable: true,
      ...message,
      id,
      leaving: false,
      paused: false,
    };
    show([toast, ...toasts]);
    if (rendered) start(toast);
    for (const old of toasts.filter((each) => !each.leaving).slice(maxToasts)) discard(old.id);
    return id;
  }

  /** Closes a toast: it slides away and is cleaned up after 200 ms. */
  function remove(id: string) {
    if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return;
    stop(id);
    change(id, { leaving: true });
    timers.set(
      id,
      setTimeout(() => discard(id), toastLeave),
    );
  }

  function removeGroup(group: string) {
    for (const toast of toasts) if (toast.group === group) remove(toast.id);
  }

  function removeAllGroups() {
    for (const toast of toasts) remove(toast.id);
  }

  /** Holds the clock while the pointer or the focus is on the toast. */
  function pause(id: string, reason: PauseReason) {
    const toast = toasts.find((each) => each.id === id);
    if (!toast || toast.leaving) return;
    pauses.set(id, (pauses.get(id) ?? new Set()).add(reason));
    stop(id);
    change(id, { paused: true });
  }

  /** Lets go; once nothing holds it, the whole life starts again. */
  function resume(id: string, reason: PauseReason) {
    const held = pauses.get(id);
    const toast = toasts.find((each) => each.id === id);
    if (!held?.delete(reason) || held.size > 0 || !toast || toast.leaving) return;
    change(id, { paused: false });
    if (rendered) start(toast);
  }

  /** Says that toasts are being seen: their lives begin. Returns how to say that they no longer are. */
  function render(): () => void {
    rendered = true;
    for (const toast of toasts) if (!toast.leaving && !toast.paused && !timers.has(toast.id)) start(toast);
    return () => {
      rendered = false;
    };
  }

  return {
    render,
    add,
    remove,
    removeGroup,
    removeAllGroups,
    pause,
    resume,
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
