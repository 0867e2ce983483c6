import type { Severity } from './severity.ts';

/** Default duration of a toast in milliseconds. */
export const toastDurationMs = 5000;
/** Duration of the slide-out of a closed toast in milliseconds. */
export const toastExitMs = 200;
/** Maximum number of toasts at once; the oldest one is removed. */
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

/** What pauses a toast's timer. */
export type PauseReason = 'hover' | 'focus';

export type ToastStore = ReturnType<typeof createToastStore>;

/** Toasts and their timers, newest first; independent of how they are rendered. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let made = 0;
  /** Whether the toasts are rendered yet; the component is loaded with the first one. */
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

  /** Adds a message and returns its id; a message with an existing id replaces that toast. */
  function add(message: ToastMessage): string {
    const id = message.id ?? `toast-${++made}`;
    discard(id);
    const toast: Toast = {
      severity: 'info',
      life: toastDurationMs,
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

  /** Closes a toast: it slides out and is removed after 200 ms. */
  function remove(id: string) {
    if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return;
    stop(id);
    change(id, { leaving: true });
    timers.set(
      id,
      setTimeout(() => discard(id), toastExitMs),
    );
  }

  function removeGroup(group: string) {
    for (const toast of toasts) if (toast.group === group) remove(toast.id);
  }

  function removeAllGroups() {
    for (const toast of toasts) remove(toast.id);
  }

  /** Pauses the timer while the pointer or the focus is on the toast. */
  function pause(id: string, reason: PauseReason) {
    const toast = toasts.find((each) => each.id === id);
    if (!toast || toast.leaving) return;
    pauses.set(id, (pauses.get(id) ?? new Set()).add(reason));
    stop(id);
    change(id, { paused: true });
  }

  /** Ends one reason for pausing; when none is left, the full duration starts again. */
  function resume(id: string, reason: PauseReason) {
    const held = pauses.get(id);
    const toast = toasts.find((each) => each.id === id);
    if (!held?.delete(reason) || held.size > 0 || !toast || toast.leaving) return;
    change(id, { paused: false });
    if (rendered) start(toast);
  }

  /** Starts the timers, because toasts are visible now. Returns a function that marks them as no longer rendered. */
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
