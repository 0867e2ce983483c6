const holes =
  'M20 16.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6ZM10.6 8.3a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6ZM23.4 6.3c-1.5-.4-2.9.2-3.1 1.3s.8 2.2 2.3 2.6s2.9-.2 3.1-1.3s-.8-2.2-2.3-2.6ZM32.9 16.2c-1.1.3-1.6 1.7-1.2 3.2s1.6 2.5 2.7 2.2s1.6-1.7 1.2-3.2s-1.6-2.5-2.7-2.2ZM30 28.4c-.8-.8-2.3-.6-3.4.5s-1.3 2.6-.5 3.4s2.3.6 3.4-.5s1.3-2.6.5-3.4ZM17.3 30.3c-1.5-.4-2.9.2-3.2 1.3s.8 2.3 2.3 2.7s2.9-.2 3.2-1.3s-.8-2.3-2.3-2.7ZM7 18.8c-1.1.3-1.7 1.7-1.3 3.2s1.6 2.4 2.7 2.1s1.7-1.7 1.3-3.2S8.1 18.5 7 18.8Z';

/** The ball that is also a price tag and a map pin: one path, holes by the even-odd rule, viewBox 40. */
export const markPath = `M3 3h17a17 17 0 1 1-17 17Z${holes}`;

/** The same ball without the sharp corner, for what spins. */
export const ballPath = `M20 3a17 17 0 1 0 0 34a17 17 0 0 0 0-34Z${holes}`;

/** The brand mark in the colour of the text. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path fill="currentColor" fillRule="evenodd" d={markPath} />
    </svg>
  );
}
