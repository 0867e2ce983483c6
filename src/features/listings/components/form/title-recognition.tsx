import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { fieldText, readFormFields } from '../../../../ui/forms/form-fields.ts';
import { isInside, nameOf } from '../../../../ui/forms/live-form-dom.ts';
import { Check } from '../../../../ui/icons/drawings.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from './form.module.css';
import { type RecognizedValue, differingValues, openValues } from './recognized-values.ts';

/** Asks what a title says; in the browser only. */
export type RecognizeTitle = (
  title: string,
  category: string,
  signal: AbortSignal,
) => Promise<readonly RecognizedValue[]>;

/** Milliseconds after the last key. */
const pause = 400;
const shortestTitle = 3;

/** A recognized value; `open` while its field is empty, `differs` while it says something else. */
type Offered = RecognizedValue & { open: boolean; differs: boolean };

/**
 * What the title says of other fields, and the button that fills those that are empty and asks about those that say
 * something else. The button is one of the form,
 * so that it works without JavaScript, which only shows beforehand what it will fill. That changes its height only
 * while the title has focus: fields below must not move under a finger.
 */
export function TitleRecognition({ category, recognize }: { category: string; recognize: RecognizeTitle }) {
  const box = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const fields = () => readFormFields(new FormData(form));
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const marked = (values: readonly RecognizedValue[]) => {
      const open = openValues(fields(), values);
      const differing = differingValues(fields(), values);
      return values.map((value) => ({
        ...value,
        open: open.includes(value),
        differs: differing.includes(value),
      }));
    };
    async function ask() {
      asking.abort();
      const { signal } = (asking = new AbortController());
      const title = fieldText(fields(), 'title').trim();
      // Without an answer nothing is offered, and the button still works.
      const answer =
        title.length < shortestTitle ? [] : await recognize(title, category, signal).catch(() => []);
      if (!signal.aborted && nameOf(document.activeElement) === 'title') setOffered(marked(answer));
    }
    const heard = ({ target, type }: Event) => {
      if (!isInside(form, target)) return;
      if (nameOf(target) !== 'title') return setOffered(marked);
      if (type === 'change') return;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), type === 'focusin' ? 0 : pause);
    };
    const heardTypes = ['focusin', 'input', 'change'];
    for (const type of heardTypes) window.addEventListener(type, heard);
    return () => {
      asking.abort();
      clearTimeout(timer);
      for (const type of heardTypes) window.removeEventListener(type, heard);
    };
  }, [category, recognize]);
  return (
    <div ref={box} className={styles.recognized}>
      <div role="status">
        {offered.length > 0 && (
          <>
            <p>Z názvu poznáváme:</p>
            <ul>
              {offered.map(({ name, label, text, open, differs }) => (
                <li key={name} data-open={open || undefined}>
                  <span>{label}</span> {text}
                  {differs && <span>ve formuláři je jinak</span>}
                  {!open && !differs && <Icon of={Check} size="small" />}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button
        name="intent"
        value="fill"
        formNoValidate
        size="tap"
        variant={offered.some(({ open, differs }) => open || differs) ? 'primary' : 'secondary'}
      >
        Doplnit z názvu
      </Button>
    </div>
  );
}
