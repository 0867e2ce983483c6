import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';

/** Both twins of an issue as they will arrive; the one in HTML in a frame that runs nothing. */
export function IssuePreview({ htmlAt, plain }: { htmlAt: string; plain: string }) {
  return (
    <section className={layout.stackSmall} aria-labelledby="preview">
      <h2 id="preview">Tak newsletter přijde</h2>
      <iframe
        className={layout.panel}
        src={htmlAt}
        title="Newsletter v HTML"
        sandbox=""
        width="100%"
        height="600"
      />
      <p>
        <a href={htmlAt}>Otevřít samotný newsletter</a>
      </p>
      <details>
        <summary>Textová podoba</summary>
        <TextArea readOnly rows={16} value={plain} aria-label="Newsletter bez HTML" />
      </details>
      <p className={text.small}>
        Každý odběratel má v e-mailu svůj odkaz na odhlášení, v náhledu vede na společnou stránku.
      </p>
    </section>
  );
}
