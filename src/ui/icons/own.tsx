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

export const Stick = drawing(
  'Stick',
  <>
    <path d="M20.5 2.5 10.2 15.3c-.9 1.1-1.9 1.7-3.3 1.7H5.2a2.2 2.2 0 0 0 0 4.4h4c2.2 0 3.7-.7 5-2.4L22 8.5" />
    <path d="m16.4 7.6 2.2 1.8" />
  </>,
);

export const Ball = drawing(
  'Ball',
  <>
    <circle cx="12" cy="12" r="9.5" />
    <circle cx="12" cy="12" r="1.9" />
    <path d="M12 5.6h.01M17.7 9.3h.01M16.2 16.4h.01M9.3 17.8h.01M6 12.4h.01" strokeWidth="2.6" />
  </>,
);

export const Mask = drawing(
  'Mask',
  <>
    <path d="M4 11a8 8 0 0 1 16 0v3.5c0 3.6-3 7-8 7s-8-3.4-8-7Z" />
    <path d="M4.2 11.5h15.6M5 16.5h14M9 11.5v9.2M15 11.5v9.2" />
  </>,
);

export const Shoe = drawing(
  'Shoe',
  <>
    <path d="M2.5 17.5V8c1.5 1 3 1 4.5 0l5.5 5 5.8 1.4c2 .5 3.2 1.5 3.2 3.1Z" />
    <path d="M2.5 20.5h19M9.3 12.2l1.6-1.5M12 14.3l1.5-1.6" />
  </>,
);
