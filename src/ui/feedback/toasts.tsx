import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';
import styles from './toast.module.css';

// Loaded with the first toast.
const ToastCards = lazy(() => import('./toast-card.tsx'));

const none: readonly Toast[] = [];
const ToastContext = createContext<ToastStore | undefined>(undefined);

type Toasts = Pick<ToastStore, 'add' | 'remove' | 'removeGroup' | 'removeAllGroups'>;

/** Used without a provider: messages are only logged (specification). */
const unavailable: Toasts = {
  add({ id = '', summary }) {
    // oxlint-disable-next-line no-console
    console.warn(`No toasts: ${summary}`);
    return id;
  },
  remove() {},
  removeGroup() {},
  removeAllGroups() {},
};

/** Adds and removes toasts from anywhere below `ToastProvider`: `useToasts().add({ summary: 'Uloženo' })`. */
export const useToasts = (): Toasts => useContext(ToastContext) ?? unavailable;

/** Provides the toasts of the whole app and shows them at the top right. Render it once, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => none);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts[0]?.id;
  useEffect(() => {
    const element = region.current;
    if (!element || typeof element.showPopover !== 'function' || element.contains(document.activeElement))
      return;
    // Reopening moves the region to the top layer's end, above a dialog opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <ToastContext value={store}>
      {children}
      <div
        ref={region}
        popover="manual"
        className={styles.toasts}
        role="status"
        aria-label="Oznámení"
        aria-atomic="false"
      >
        {toasts.length > 0 && (
          <Suspense>
            <ToastCards toasts={toasts} store={store} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
