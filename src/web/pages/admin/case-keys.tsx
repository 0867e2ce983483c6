import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from './report-case.module.css';

/** What each key of a case is called in the legend; `element` of a key carries it as `aria-keyshortcuts`. */
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

/** The keys of a case: on or off, and what an element that one of them presses carries. */
export type CaseKeys = { on: boolean; change: (on: boolean) => void };

const storedAs = 'klavesy';
const sendKey = 'Control+Enter';

/**
 * Single keys that press what stands on the page: a link, a button or a choice that carries the key. Never while
 * somebody types or chooses from a list, nor with another key held; and they can be turned off (WCAG 2.1.4), which is
 * stored in this browser.
 */
export function useCaseKeys(): CaseKeys {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState<boolean>();
  // The server knows nothing of it, and shows no keys.
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
  // On a Czech keyboard a digit of the upper row is typed with Shift, so digits are known by their place.
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  if (altKey || (shiftKey && !digit) || isComposing || repeat || defaultPrevented) return;
  // A key held together with another one is meant, also while somebody types.
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

/** Without a storage the keys work until the page is left. */
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

/** What the element carries that a key presses. */
export const keyOf = ({ on }: CaseKeys, key: CaseKey) =>
  on ? { 'aria-keyshortcuts': key.toUpperCase() } : {};

/** What the button carries that Ctrl and Enter press. */
export const sendKeyOf = ({ on }: CaseKeys) => (on ? { 'aria-keyshortcuts': sendKey } : {});

export const SendKeySign = ({ keys }: { keys: CaseKeys }) =>
  keys.on && (
    <kbd className={styles.key} aria-hidden="true">
      Ctrl ↵
    </kbd>
  );

/** The key beside the words of what it presses; a screen reader has it from `aria-keyshortcuts`. */
export const KeySign = ({ keys, of }: { keys: CaseKeys; of: CaseKey }) =>
  keys.on && (
    <kbd className={styles.key} aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  );

/** What a numbered reason carries, and the digit beside its words. */
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

/** The keys of this page in words, and the switch that turns them off; nothing without JavaScript. */
export function KeyLegend({
  keys,
  shown,
  reasons = 0,
}: {
  keys: CaseKeys;
  shown: readonly CaseKey[];
  /** How many reasons have a number. */
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
