import type { ReactNode } from 'react';
import styles from './price.module.css';

/**
 * A formatted price with everything but its digits in smaller type: "1 650 Kč", "do 700 Kč", "Zdarma". Expects the
 * complete text with non-breaking spaces.
 */
function PriceText({ text }: { text: string }) {
  const parts = /^(\D*)(\d[\d\s]*)(\D*)$/u.exec(text);
  if (!parts) return <>{text}</>;
  const [, before = '', amount = '', after = ''] = parts;
  const space = /\s$/u.exec(amount)?.[0] ?? '';
  return (
    <>
      {before && <small>{before}</small>}
      {amount.trimEnd()}
      {after && (
        <small>
          {space}
          {after}
        </small>
      )}
    </>
  );
}

/** A price on a card or in a row. */
export function Price({ text }: { text: string }) {
  return (
    <span className={styles.price}>
      <PriceText text={text} />
    </span>
  );
}

/** The price on a detail page, with a quiet note beside it. */
export function PriceBlock({ text, note }: { text: string; note?: ReactNode }) {
  return (
    <p className={styles.block}>
      <strong className={styles.large}>
        <PriceText text={text} />
      </strong>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
