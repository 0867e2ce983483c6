import type { ReactNode } from 'react';

type DrawingProps = { className?: string | undefined; strokeWidth?: number | string; 'aria-hidden'?: 'true' };

function drawing(name: string, lines: ReactNode) {
  function Drawing({ strokeWidth = 1.75, ...rest }: DrawingProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {lines}
      </svg>
    );
  }
  Drawing.displayName = name;
  return Drawing;
}

/** The blade of a left-handed stick, seen from above. */
export const BladeLeft = drawing(
  'BladeLeft',
  <>
    <path d="M15 3.5 12.6 12c-.5 1.8-1.7 2.8-3.6 2.9L6 15c-2 .1-3.5 1.2-3.5 2.9S3.8 20.5 6 20.5h5.5c3.2 0 5.3-1.5 6.2-4.7L21 4.5" />
    <path d="M6.5 17.8h5.2" />
  </>,
);

/** The blade of a right-handed stick, seen from above. */
export const BladeRight = drawing(
  'BladeRight',
  <>
    <path d="M9 3.5 11.4 12c.5 1.8 1.7 2.8 3.6 2.9l3 .1c2 .1 3.5 1.2 3.5 2.9s-1.3 2.6-3.5 2.6h-5.5c-3.2 0-5.3-1.5-6.2-4.7L3 4.5" />
    <path d="M17.5 17.8h-5.2" />
  </>,
);
