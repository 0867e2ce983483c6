import styles from './contents.module.css';

/** The sections of a long page, each a link to its anchor. */
export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-labelledby="obsah-stranky" className={styles.contents}>
      <h2 id="obsah-stranky">Obsah</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
