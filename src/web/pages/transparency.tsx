import { redirect } from 'react-router';
import { counted } from '../../contract/czech.ts';
import { privacyUrl, safetyUrl, transparencyOfUrl, transparencyUrl } from '../../contract/urls.ts';
import { formatDateTime } from '../../features/listings/components/format-time.ts';
import { getTransparency, type TransparencyReport } from '../../features/transparency/contract.ts';
import { AttributeTable } from '../../ui/cards/attribute-table.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../api-client.ts';
import { PageHead } from '../page-head.tsx';
import { pageNotFound } from '../page-not-found.ts';
import type { PageProps, RouteArgs } from '../router/route-types.ts';
import { Trail } from '../trail.tsx';

export async function loader({ params, context, url }: RouteArgs<'year'>) {
  const { year } = params;
  const call = { query: year ? { year: Number(year) } : {} };
  if (year && !/^\d{4}$/.test(year)) pageNotFound(context, url.pathname);
  const answer = await callApi(context, getTransparency, call);
  if (!answer.ok && answer.status < 500) pageNotFound(context, url.pathname);
  const report = answer.ok ? answer.data : await loadFromApi(context, getTransparency, call);
  if (year && report.year === report.years[0]) throw redirect(transparencyUrl, 301);
  return { report };
}

const number = (value: number) => value.toLocaleString('cs-CZ');
type Sum = { name: string; count: number };

/** Counts below a total; a sentence when all are zero. */
function Sums({ label, none, all, rows }: { label: string; none: string; all?: Sum; rows: readonly Sum[] }) {
  if ([...(all ? [all] : []), ...rows].every(({ count }) => count === 0)) return <p>{none}</p>;
  return (
    <AttributeTable
      label={label}
      rows={[
        ...(all ? [{ name: all.name, value: <b>{number(all.count)}</b> }] : []),
        ...rows.map(({ name, count }) => ({ name, value: number(count) })),
      ]}
    />
  );
}

const within = (hours: number) =>
  hours <= 48
    ? `do ${counted(hours, ['hodiny', 'hodin', 'hodin'])}`
    : `do ${counted(Math.ceil(hours / 24), ['dne', 'dnů', 'dnů'])}`;

/** Yearly counts of reports, decisions and objections. */
export default function TransparencyPage({ loaderData: { report } }: PageProps<typeof loader>) {
  const { year, years, countedUntil } = report;
  const [current] = years;
  const running = year === current;
  // Until the first count, zeros would claim that nothing happened.
  const isCounted = !running || countedUntil !== undefined;
  const title = `Transparentnost ${year}`;
  return (
    <div className={classNames(layout.wrap, layout.narrow)}>
      <PageHead
        title={title}
        description={`Kolik hlášení, zásahů a námitek bylo na Florbalovém bazaru za rok ${year}, jak dopadly a jak dlouho trvaly.`}
        path={running ? transparencyUrl : transparencyOfUrl(year)}
      />
      <Trail steps={[{ label: title }]} />
      <div className={layout.pageHead}>
        <h1>{title}</h1>
        <p className={text.lead}>
          Kolik obsahu lidé nahlásili, co jsme s ním udělali a kolikrát jsme svoje rozhodnutí změnili.
          Podezřelé zprávy a inzeráty umí označit a pozdržet program, o každém zásahu ale rozhodl člověk.
        </p>
        <p className={classNames(text.small, text.secondary)}>
          {running && countedUntil
            ? `Čísla za letošek, započítané je, co se stalo do ${formatDateTime(countedUntil)}.`
            : running
              ? 'Čísla za letošek se ještě nepočítala.'
              : 'Čísla za celý rok, už se nemění.'}
          {isCounted &&
            ' Důvody a pravidla s jedním nebo dvěma případy uvádíme dohromady, aby podle nich nešlo nikoho poznat.'}
        </p>
      </div>
      {isCounted && <Counts report={report} />}
      {years.length > 1 && (
        <nav aria-label="Roky" className={layout.section}>
          {years
            .filter((each) => each !== year)
            .map((each) => (
              <p key={each}>
                <PageLink to={each === current ? transparencyUrl : transparencyOfUrl(each)}>
                  Transparentnost {each}
                </PageLink>
              </p>
            ))}
        </nav>
      )}
      <p className={classNames(text.small, layout.section)}>
        Podle čeho rozhodujeme, stojí v <PageLink to={safetyUrl}>pravidlech</PageLink>; jak dlouho si hlášení
        necháváme, ve <PageLink to={privacyUrl}>Zpracování osobních údajů</PageLink>.
      </p>
    </div>
  );
}

function Counts({ report: { listings, reports, measures, objections } }: { report: TransparencyReport }) {
  const decided = reports.byOutcome.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <section className={layout.section}>
        <h2>Zveřejněné inzeráty</h2>
        <Sums
          label="Zveřejněné inzeráty"
          none="Žádný inzerát nikdo nezveřejnil."
          rows={[
            { name: 'Nabídky', count: listings.offers },
            { name: 'Poptávky', count: listings.demands },
          ]}
        />
      </section>
      <section className={layout.section}>
        <h2>Hlášení</h2>
        <Sums
          label="Hlášení podle důvodu"
          none="Nikdo nic nenahlásil."
          all={{ name: 'Přijatá hlášení', count: reports.received }}
          rows={reports.byReason}
        />
        {reports.received + decided > 0 && (
          <Sums
            label="Hlášení podle výsledku"
            none="O žádném jsme ještě nerozhodli."
            all={{ name: 'Rozhodnutá hlášení', count: decided }}
            rows={reports.byOutcome}
          />
        )}
        {reports.medianHours !== undefined && (
          <p>Polovinu hlášení jsme rozhodli {within(reports.medianHours)} od přijetí.</p>
        )}
      </section>
      <section className={layout.section}>
        <h2>Zásahy proti inzerátům a účtům</h2>
        <Sums
          label="Zásahy"
          none="Žádný inzerát ani účet jsme nemuseli skrýt, smazat ani zablokovat."
          rows={[
            { name: 'Na podnět', count: measures.reported },
            { name: 'Z vlastní kontroly', count: measures.own },
            { name: 'Upozornil na to program', count: measures.detected },
            ...measures.byRule,
          ]}
        />
      </section>
      <section className={layout.section}>
        <h2>Námitky</h2>
        <Sums
          label="Námitky"
          none="Proti žádnému rozhodnutí nikdo nic nenamítl."
          rows={[
            { name: 'Od inzerentů', count: objections.fromAdvertisers },
            { name: 'Od oznamovatelů', count: objections.fromReporters },
            { name: 'Vyhověli jsme', count: objections.granted },
            { name: 'Nevyhověli jsme', count: objections.rejected },
          ]}
        />
      </section>
    </>
  );
}
