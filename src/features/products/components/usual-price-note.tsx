import { useEffect, useRef, useState } from 'react';
import { fieldText, type FormFields, readFormFields } from '../../../ui/forms/form-fields.ts';
import { isInside } from '../../../ui/forms/live-form-dom.ts';
import text from '../../../ui/layout/text.module.css';
import { readPrice } from '../../listings/rules.ts';
import type { UsualPriceAnswer } from '../contract.ts';
import { priceHint } from '../rules.ts';
import { formatBasis, formatRange } from './format-usual-price.ts';
import styles from './usual-price.module.css';
import { usualPriceQuery, type UsualPriceQuery } from './usual-price-query.ts';

/** Fetches the usual price; in the browser only. */
export type FetchUsualPrice = (query: UsualPriceQuery, signal: AbortSignal) => Promise<UsualPriceAnswer>;

/** Debounce in milliseconds after the last change. */
const pause = 400;

/**
 * The usual price of the thing described by the form, shown beside the price field; with JavaScript it updates
 * while typing. Its space is reserved from the start, so the layout does not shift. The hint about the typed
 * price never blocks publishing.
 */
export function UsualPriceNote({
  category,
  values,
  worth: first,
  ask,
}: {
  category: string;
  values: FormFields;
  /** The server's answer for the initial values. */
  worth: UsualPriceAnswer;
  ask: FetchUsualPrice;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [worth, setWorth] = useState(first);
  const [typed, setTyped] = useState(() => fixedPrice(values));
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const fields = () => readFormFields(new FormData(form));
    let asked = JSON.stringify(usualPriceQuery(category, fields()));
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow() {
      const now = fields();
      setTyped(fixedPrice(now));
      const query = usualPriceQuery(category, now);
      if (JSON.stringify(query) === asked) return;
      asked = JSON.stringify(query);
      asking.abort();
      const { signal } = (asking = new AbortController());
      // On failure nothing is shown; the next change asks again.
      void ask(query, signal)
        .catch(() => ({}))
        .then((answer) => !signal.aborted && setWorth(answer));
    }
    const heard = ({ target }: Event) => {
      if (!isInside(form, target)) return;
      clearTimeout(timer);
      timer = setTimeout(follow, pause);
    };
    for (const type of ['input', 'change']) window.addEventListener(type, heard);
    return () => {
      asking.abort();
      clearTimeout(timer);
      for (const type of ['input', 'change']) window.removeEventListener(type, heard);
    };
  }, [category, ask]);
  const hint = worth.usual && typed !== undefined ? priceHint(typed, worth.usual) : undefined;
  return (
    <div ref={box} className={styles.note} role="status">
      {worth.usual ? (
        <p>
          Obvykle <b>{formatRange(worth.usual)}</b>
          <small>
            {worth.usual.name} v&nbsp;tomto stavu, {formatBasis(worth.usual)}
          </small>
        </p>
      ) : (
        <p className={text.muted}>
          Podle značky, modelu a&nbsp;stavu ukážeme, za kolik se taková věc obvykle prodává, pokud se jich tu
          prodalo dost.
        </p>
      )}
      {worth.new && (
        <p className={text.muted}>
          Nové stojí zhruba {formatRange({ low: worth.new.from, high: worth.new.to })} (náš odhad k&nbsp;roku
          2025).
        </p>
      )}
      {hint && <p>{hint}</p>}
    </div>
  );
}

function fixedPrice(values: FormFields): number | undefined {
  const price = readPrice(fieldText(values, 'price'));
  const fixed = (fieldText(values, 'priceType') || 'fixed') === 'fixed';
  return fixed && typeof price === 'number' && price > 0 ? price : undefined;
}
