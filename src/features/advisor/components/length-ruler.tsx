import type { StickAdvice } from '../contract.ts';

/** Pixels per centimetre, and the minimum number of centimetres shown. */
const scale = 14;
const shownCm = 20;

/** The recommended range of shafts (cm) on a ruler, with the usual length highlighted. */
export function LengthRuler({ from, to, usual }: StickAdvice['shaft']) {
  const around = Math.max(3, Math.ceil((shownCm - to + from) / 2));
  const [first, last] = [from - around, to + around];
  const x = (cm: number) => (cm - first) * scale + 12;
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <svg
      viewBox={`0 0 ${x(last) + 12} 62`}
      role="img"
      aria-label={`Shaft ${usual} cm, v pořádku je ${from} až ${to} cm`}
      fontSize="15"
      textAnchor="middle"
      fill="currentColor"
    >
      <rect x={x(from)} y="8" width={x(to) - x(from)} height="22" rx="5" opacity="0.3" />
      <path
        d={`${marks.map((cm) => `M${x(cm)} 30V${cm % 5 === 0 ? 12 : 21}`).join('')}M${x(first)} 30H${x(last)}`}
        stroke="currentColor"
        opacity="0.7"
      />
      {marks
        .filter((cm) => cm % 5 === 0 && Math.abs(cm - usual) > 3)
        .map((cm) => (
          <text key={cm} x={x(cm)} y="50">
            {cm}
          </text>
        ))}
      <g fill="var(--ball)" fontWeight="700">
        <path d={`M${x(usual) - 8} 0h16l-8 10zM${x(usual) - 1} 8h2v22h-2z`} />
        <text x={x(usual)} y="50">
          {usual} cm
        </text>
      </g>
    </svg>
  );
}
