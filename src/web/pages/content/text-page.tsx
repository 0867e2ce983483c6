import { formatDate } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { Trail } from '../../trail.tsx';
import { aboutUrl } from '../../../contract/urls.ts';
import { loadOrganization, loadTextPage } from './content.server.ts';
import styles from './contents.module.css';
import { Organization } from './organization.tsx';
import { Prose } from './prose.tsx';

export async function loader({ context, url }: RouteArgs) {
  const loaded = await loadTextPage(context, url);
  const organization = `/${loaded.page.slug}` === aboutUrl ? await loadOrganization(context) : undefined;
  return { ...loaded, organization };
}

/** A text page; one with a version is a page of rules, with a table of contents. */
export default function TextPage({ loaderData: { page, old, organization } }: PageProps<typeof loader>) {
  const { title, description, version, effective, earlier, html, headings } = page;
  const path = `/${page.slug}`;
  const before = earlier.find((each) => each !== version);
  return (
    <div className={classNames(layout.wrap, !version && layout.narrow)}>
      <PageHead title={title} description={description} path={path} index={!old} />
      {organization && <Organization facts={organization} />}
      <Trail steps={[{ label: title }]} />
      <div className={layout.pageHead}>
        <h1>{title}</h1>
        {version && effective && (
          <p className={classNames(text.small, text.muted)}>
            Verze {version}, účinná od {formatDate(effective)}
            {before && !old && (
              <>
                {' · '}
                <PageLink to={`${path}?verze=${encodeURIComponent(before)}`}>Předchozí verze</PageLink>
              </>
            )}
          </p>
        )}
      </div>
      {old && (
        <Alert severity="warn" title="Tohle je starší verze">
          <p>
            Už neplatí. <PageLink to={path}>Přejít na platnou verzi</PageLink>
          </p>
        </Alert>
      )}
      {version ? (
        <div className={classNames(layout.columns, layout.columnsNav)}>
          <Contents headings={headings} />
          <Prose html={html} wide />
        </div>
      ) : (
        <Prose html={html} />
      )}
    </div>
  );
}

/** Table of contents of a long page. */
function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-labelledby="obsah-stranky" className={styles.contents}>
      <h2 id="obsah-stranky">Obsah</h2>
      <ol>
        {headings.map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
