import { wholeNumber } from '../../../contract/czech.ts';
import styles from './day-chart.module.css';

const [width, height, step] = [280, 84, 20];

/**
 * A bar chart of one number per day, with a table of the values; the last day is compared with the same weekday a
 * week before.
 */
export function DayChart({
  title,
  days,
}: {
  title: string;
  days: readonly { day: string; count: number }[];
}) {
  const last = days.at(-1);
  const before = days.at(-8);
  if (!last || !before) return undefined;
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{title}</span>
        <b>{wholeNumber(last.count)}</b>
        <small>včera, {compared(last, before)}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} 102`} aria-hidden="true">
        {days.map(({ day, count }, index) => {
          const tall = (count / most) * height;
          const tone = index === days.length - 1 ? styles.last : isWeekend(day) ? styles.weekend : undefined;
          return (
            <rect
              key={day}
              x={index * step + 2}
              y={height - tall}
              width={step - 4}
              height={tall}
              rx="2"
              className={tone}
            />
          );
        })}
        <line x1="0" y1={height + 0.5} x2={width} y2={height + 0.5} />
        <text x="2" y="99">
          {shortDay(days[0]?.day ?? last.day)}
        </text>
        <text x={width - 2} y="99" textAnchor="end">
          {shortDay(last.day)}
        </text>
      </svg>
      <details>
        <summary>Čísla v tabulce</summary>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Den</th>
              <th scope="col">Počet</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td>{wholeNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type Day = { day: string; count: number };

/** „o 3 víc než v sobotu 14. 11.“ */
function compared(last: Day, before: Day): string {
  const when = `${onWeekday[new Date(before.day).getUTCDay()]} ${shortDay(before.day)}`;
  const difference = last.count - before.count;
  if (difference === 0) return `stejně jako ${when}`;
  return `o${nbsp}${wholeNumber(Math.abs(difference))} ${difference > 0 ? 'víc' : 'míň'} než ${when}`;
}

const nbsp = '\u00a0';
const onWeekday = ['neděli', 'pondělí', 'úterý', 'středu', 'čtvrtek', 'pátek', 'sobotu'].map(
  (day) => `${/^[sč]t/.test(day) ? 've' : 'v'}${nbsp}${day}`,
);

function shortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}.${nbsp}${month}.`;
}

const isWeekend = (date: string): boolean => new Date(date).getUTCDay() % 6 === 0;
