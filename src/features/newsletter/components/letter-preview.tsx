import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from './letter-preview.module.css';

/** Both twins of a letter as they will arrive; the one in HTML in a frame that runs nothing. */
export function LetterPreview({ htmlAt, plain }: { htmlAt: string; plain: string }) {
  return (
    <section className={layout.stackSmall} aria-labelledby="preview">
      <h2 id="preview">Tak dopis přijde</h2>
      <iframe className={styles.frame} src={htmlAt} title="Dopis v HTML" sandbox="" />
      <p>
        <a href={htmlAt}>Otevřít samotný dopis</a>
      </p>
      <details>
        <summary>Textová podoba</summary>
        <pre className={styles.plain}>{plain}</pre>
      </details>
      <p className={text.small}>
        Každý odběratel má v dopise svůj odkaz na odhlášení, v náhledu vede na společnou stránku.
      </p>
    </section>
  );
}
