import file from '../icons/drawings.svg';

/** The ball that is also a price tag and a map pin, on 40 units, for drawings that hold it. */
export const markHref = `${file}#mark`;

/** The brand mark in the colour of the text. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={markHref} />
    </svg>
  );
}

/** The same ball without the sharp corner, for what spins. */
export function Ball() {
  return (
    <svg aria-hidden="true">
      <use href={`${file}#ball`} />
    </svg>
  );
}
