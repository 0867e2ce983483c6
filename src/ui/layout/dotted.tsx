import text from './text.module.css';

/** Facts in a row, separated by middle dots, of which none is left at the end or the start of a line. */
export function Dotted({ parts }: { parts: readonly (string | false | undefined)[] }) {
  return (
    <span className={text.dotted}>
      {parts
        .filter((part) => part !== false && part !== undefined)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </span>
  );
}
