import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageHead } from '../page-head.tsx';
import { homeUrl } from '../urls.ts';

/** What the browser shows in place of a page that it cannot fetch; it puts links to kept adverts into the empty place. */
export default function Offline() {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Bez připojení" path="/offline" index={false} />
      <h1>Jsi bez připojení</h1>
      <p className={text.lead}>Stránku teď nejde načíst. Až bude internet zpátky, zkus to znovu.</p>
      <div id="ulozene" />
      <p>
        <LinkButton to={homeUrl} variant="secondary">
          Zkusit domovskou stránku
        </LinkButton>
      </p>
    </div>
  );
}
