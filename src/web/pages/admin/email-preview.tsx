import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';

/** Both versions of a bulk email: HTML in a frame without scripts, and plain text. */
export function EmailPreview({
  of,
  htmlAt,
  plain,
  note,
}: {
  /** What is sent, such as `newsletter`. */
  of: string;
  htmlAt: string;
  plain: string;
  note?: string;
}) {
  const name = of.charAt(0).toUpperCase() + of.slice(1);
  return (
    <section className={layout.stackSmall} aria-labelledby="preview">
      <h2 id="preview">Tak {of} přijde</h2>
      <iframe
        className={layout.panel}
        src={htmlAt}
        title={`${name} v HTML`}
        sandbox=""
        width="100%"
        height="600"
      />
      <p>
        <a href={htmlAt}>Otevřít jen {of}</a>
      </p>
      <details>
        <summary>Textová podoba</summary>
        <TextArea readOnly rows={16} value={plain} aria-label={`${name} bez HTML`} />
      </details>
      {note && <p className={text.small}>{note}</p>}
    </section>
  );
}
