import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from './report-case.module.css';

/** The keys of a case and their labels in the legend. */
const legend = [
  ['j', 'další případ'],
  ['k', 'předchozí'],
  ['n', 'nechat být'],
  ['o', 'skrýt do opravy'],
  ['s', 'smazat'],
  ['z', 'zablokovat'],
  ['v', 'vyřízeno jinak'],
  ['e', 'ukázat e-maily'],
  ['u', 'vrátit rozhodnutí zpět'],
] as const;
export type CaseKey = (typeof legend)[number][0];

/** Whether shortcuts are on, and how to change that. */
export type CaseKeys = { on: boolean; change: (on: boolean) => void };

const storedAs = 'klavesy';
const sendKey = 'Control+Enter';

/**
 * Single-key shortcuts that activate an element of the page (a link, a button or an option with that shortcut).
 * Inactive while typing, choosing from a list, or holding a modifier key; they can be turned off (WCAG 2.1.4),
 * which is stored in this browser.
 */
export function useCaseKeys(): CaseKeys {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState<boolean>();
  // The setting is in the browser, so the server renders no shortcuts.
  const on = hydrated && (wanted ?? isWanted());
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const change = (next: boolean) => {
    store(next);
    setWanted(next);
  };
  return { on, change };
}

function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, defaultPrevented, target } = event;
  // On a Czech keyboard the digits of the upper row need Shift, so they are recognized by the physical key.
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (altKey || (shiftKey && !digit) || isComposing || repeat || defaultPrevented) return;
  // A combination with a modifier key is intentional, even while typing.
  if ((ctrlKey || metaKey) && event.key === 'Enter') {
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${sendKey}"]`)?.click();
    return;
  }
  if (ctrlKey || metaKey) return;
  if (target instanceof Element && target.closest(typedInto)) return;
  const key = digit ?? (/^[a-z]$/.test(event.key) ? event.key.toUpperCase() : undefined);
  if (document.querySelector('dialog[open]') || key === undefined) return;
  const pressed = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!pressed) return;
  event.preventDefault();
  pressed.focus();
  pressed.click();
}

const typedInto =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="submit"])';

/** On unless turned off; without storage the setting lasts until the page is left. */
function isWanted(): boolean {
  try {
    return localStorage.getItem(storedAs) === null;
  } catch {
    return true;
  }
}

function store(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, 'vypnute');
  } catch {
    // As above.
  }
}

/** Attributes of an element that a shortcut activates. */
export const keyOf = ({ on }: CaseKeys, key: CaseKey) =>
  on ? { 'aria-keyshortcuts': key.toUpperCase() } : {};

/** Attributes of the button that Ctrl+Enter activates. */
export const sendKeyOf = ({ on }: CaseKeys) => (on ? { 'aria-keyshortcuts': sendKey } : {});

export const SendKeySign = ({ keys }: { keys: CaseKeys }) =>
  keys.on && (
    <kbd className={styles.key} aria-hidden="true">
      Ctrl ↵
    </kbd>
  );

/** The key shown next to a label; screen readers read `aria-keyshortcuts` instead. */
export const KeySign = ({ keys, of }: { keys: CaseKeys; of: CaseKey }) =>
  keys.on && (
    <kbd className={styles.key} aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  );

/** Attributes of a numbered reason, and the digit next to its label. */
export const numberedBy = (keys: CaseKeys) => (number: number) => ({
  sign: keys.on && (
    <kbd className={styles.key} aria-hidden="true">
      {number}
    </kbd>
  ),
  attributes: {
    className: styles.reason ?? '',
    ...(keys.on ? { 'aria-keyshortcuts': String(number) } : {}),
  },
});

/** The legend of the page's shortcuts and the switch that turns them off; not rendered without JavaScript. */
export function KeyLegend({
  keys,
  shown,
  reasons = 0,
}: {
  keys: CaseKeys;
  shown: readonly CaseKey[];
  /** The number of numbered reasons. */
  reasons?: number;
}) {
  if (!useHydrated()) return undefined;
  return (
    <section className={classNames(layout.row, styles.legend)} aria-label="Klávesové zkratky">
      <Switch
        label="Klávesové zkratky"
        checked={keys.on}
        onChange={(event) => keys.change(event.currentTarget.checked)}
      />
      {keys.on && (
        <ul className={classNames(layout.row, text.small)}>
          {legend
            .filter(([key]) => shown.includes(key))
            .map(([key, label]) => (
              <li key={key}>
                <kbd className={styles.key}>{key.toUpperCase()}</kbd> {label}
              </li>
            ))}
          {reasons > 0 && (
            <li>
              <kbd className={styles.key}>1–{reasons}</kbd> důvod
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
