import { dateWords } from '../../../features/listings/components/time-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageHead } from '../../page-head.tsx';
import { homeUrl } from '../../urls.ts';
import styles from './legal-page.module.css';
import type { loadLegalPage } from './legal-page.server.ts';

/** A page of rules: contents with anchors, the text, its version. The HTML is our own, made of our Markdown. */
export function LegalPage({ page }: { page: Awaited<ReturnType<typeof loadLegalPage>> }) {
  return (
    <div className={layout.wrap}>
      <PageHead title={page.title} description={page.description} path={page.path} />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: page.title }]} />
      <div className={layout.pageHead}>
        <h1>{page.title}</h1>
        <p className={classNames(text.small, text.muted)}>
          Verze {page.version}, účinná od {dateWords(page.effective)}
        </p>
      </div>
      <div className={classNames(layout.columns, layout.columnsNav)}>
        <nav aria-labelledby="obsah-stranky" className={styles.contents}>
          <h2 id="obsah-stranky">Obsah</h2>
          <ol>
            {page.headings.map(({ id, text: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div
          className={classNames(text.prose, styles.text)}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </div>
    </div>
  );
}
