import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { counted, outOf, wholeNumber } from '../../../contract/czech.ts';
import { maxIssues, type NewsletterIssue, type Progress } from '../contract.ts';

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

export const issueStateLabels: Readonly<Record<NewsletterIssue['state'], string>> = {
  draft: 'Rozepsaný',
  sending: 'Posílá se',
  paused: 'Pozastavený',
  sent: 'Odeslaný',
};

export const formatReaders = (count: number): string =>
  counted(count, ['odběratel', 'odběratelé', 'odběratelů']);

const promised = counted(maxIssues.count, ['newsletter', 'newslettery', 'newsletterů']);

/** How many issues the consent still lets go, said before one is sent. */
export const formatRoom = (left: number): string =>
  `Za ${maxIssues.days} dní můžou odejít nejvýš ${promised}, ${left === 0 ? 'a ty už odešly' : `teď ještě ${left}`}.`;

/** How far an issue is: `Předáno 120 ze 300, odmítnuto 3`. */
export function formatProgress({ recipients, taken, refused, skipped }: Progress): string {
  const parts = [
    `Předáno ${wholeNumber(taken)} ${outOf(recipients)}`,
    ...(refused > 0 ? [`odmítnuto ${refused}`] : []),
    ...(skipped > 0 ? [`mezitím odhlášeno ${skipped}`] : []),
  ];
  return parts.join(', ');
}
