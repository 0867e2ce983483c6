import { useEffect, useState } from 'react';
import { counted } from '../../../contract/czech.ts';
import styles from './lottery.module.css';

const units = [
  { minutes: 24 * 60, most: Number.POSITIVE_INFINITY, forms: ['den', 'dny', 'dní'] },
  { minutes: 60, most: 24, forms: ['hodina', 'hodiny', 'hodin'] },
  { minutes: 1, most: 60, forms: ['minuta', 'minuty', 'minut'] },
] as const;

/** How long until the draw, by what the server counted; once a minute one less. */
export function Countdown({ minutes }: { minutes: number }) {
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    setLeft(minutes);
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 60_000);
    return () => clearInterval(timer);
  }, [minutes]);
  const parts = units.map(({ minutes: size, most, forms }) => counted(Math.floor(left / size) % most, forms));
  return (
    <div className={styles.count} role="timer" aria-label={`Do losování zbývá ${parts.join(' ')}`}>
      {parts.map((part) => {
        const cut = part.lastIndexOf('\u00a0');
        return (
          <div key={part.slice(cut)} aria-hidden="true">
            <b>{part.slice(0, cut)}</b>
            <span>{part.slice(cut + 1)}</span>
          </div>
        );
      })}
    </div>
  );
}
