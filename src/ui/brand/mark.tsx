import file from '../icons/drawings.svg';

/** The brand mark (a ball as price tag and map pin) on a 40-unit grid, for SVGs that embed it. */
export const markHref = `${file}#mark`;

/** The brand mark in the text colour. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={markHref} />
    </svg>
  );
}

/** The ball of the mark without its sharp corner, for spinners. */
export function Ball() {
  return (
    <svg aria-hidden="true">
      <use href={`${file}#ball`} />
    </svg>
  );
}
