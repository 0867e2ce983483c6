import { data, Form, useLocation, useNavigation } from 'react-router';
import { counted, crowns } from '../../../contract/czech.ts';
import { articleUrl, categoryUrl, homeUrl, kitsUrl } from '../../../contract/urls.ts';
import { answerId, kitAddress, kitFields } from '../../../features/kits/address.ts';
import { KitFields } from '../../../features/kits/components/kit-fields.tsx';
import { wearerLabels } from '../../../features/kits/components/piece-labels.ts';
import { wearers, type Wearer } from '../../../features/kits/rules.ts';
import styles from '../../../features/kits/components/kits.module.css';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { CollapsedForm } from '../../../ui/forms/collapsed-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { withAnswerTimeout } from '../../answer-timeout.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientLoaderArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { KitAnswer } from './kit-answer.tsx';
import { loadKits } from './kits.server.ts';

export async function loader({ context, url }: RouteArgs) {
  const loaded = await loadKits(context, url);
  return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ serverLoader, request }: ClientLoaderArgs<typeof loader>) =>
  withAnswerTimeout(serverLoader, () => ({
    ...kitFields(new URL(request.url).searchParams),
    placeName: '',
    meant: [],
    errors: {},
    found: undefined,
    status: 503,
  }));

type Loaded = PageProps<typeof loader>['loaderData'];

/** „Sestav výbavu“: a GET form, and up to three ways to buy the whole kit. */
export default function Kits({ loaderData }: PageProps<typeof loader | typeof clientLoader>) {
  const { who, fields, found } = loaderData;
  const { search } = useLocation();
  return (
    <div className={layout.wrap}>
      <PageHead
        title={found ? titleOf(loaderData) : 'Sestav výbavu'}
        description="Celá výbava pro brankáře, dítě i dospělého z nabídek několika prodejců: podle výšky, rozpočtu a místa. Nejlevnější, od nejméně lidí, nebo nejblíž."
        path={kitsUrl}
        index={search === ''}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          ...(who === 'goalie'
            ? [{ label: 'Brankářská výstroj', to: categoryUrl('brankarska-vystroj') }]
            : []),
          { label: 'Sestav výbavu' },
        ]}
      />
      <div className={layout.pageHead}>
        <h1>Sestav výbavu</h1>
        <p className={text.lead}>
          Řekni komu a za kolik. Složíme ji z&nbsp;nabídek několika lidí a&nbsp;spočítáme, co stojí dohromady.
        </p>
      </div>
      <Tabs
        label="Pro koho"
        tabs={wearers.map((each) => ({
          label: wearerLabels[each],
          to: kitAddress({ who: each, fields }),
          current: each === who,
        }))}
      />
      <div className={styles.below}>
        {found ? (
          <CollapsedForm asked={formatRequest(loaderData)} open={found.kits.length === 0}>
            <KitForm key={search} loaded={loaderData} />
          </CollapsedForm>
        ) : (
          <div className={classNames(layout.columns, layout.columnsSide)}>
            <section id={answerId} className={classNames(layout.panel, layout.start)} aria-label="Zadání">
              <KitForm key={who} loaded={loaderData} />
            </section>
            <HowWeBuild who={who} />
          </div>
        )}
      </div>
      {found && (
        <KitAnswer
          found={found}
          anyHand={fields.hand === undefined}
          who={who}
          back={`${kitsUrl}${search}`}
          byPost={byPostOf(loaderData)}
        />
      )}
    </div>
  );
}

/** `Výbava pro brankáře, 146 cm`. */
const titleOf = (loaded: Loaded) => `Výbava pro ${forWhom[loaded.who]}${measure(loaded)}`;
const forWhom: Record<Wearer, string> = { goalie: 'brankáře', child: 'dítě', adult: 'dospělého hráče' };

function measure({ fields: { height, age } }: Loaded): string {
  if (height !== undefined) return `, ${height}\u00a0cm`;
  return age === undefined ? '' : `, ${age}\u00a0let`;
}

/**
 * URL of the same kit with postal delivery allowed; undefined when no place is given or it is allowed already.
 */
function byPostOf({ who, fields, chosen }: Loaded): string | undefined {
  if (fields.place === undefined || fields.post !== undefined) return undefined;
  return `${kitAddress({ who, fields: { ...fields, post: 'yes' }, chosen })}#${answerId}`;
}

function formatRequest({ fields, placeName }: Loaded): string {
  const { height, age, shoe, budget, radius, post } = fields;
  return [
    height && `${height}\u00a0cm`,
    age && counted(Number(age), ['rok', 'roky', 'let']),
    shoe && `boty ${shoe.replace('.', ',')}`,
    budget && `do\u00a0${crowns(Number(budget))}`,
    placeName && `${placeName} a\u00a0okolí${radius ? ` ${radius}\u00a0km` : ''}`,
    placeName && post && 'i\u00a0poštou',
  ]
    .filter(Boolean)
    .join(', ');
}

function KitForm({ loaded }: { loaded: Loaded }) {
  const { who, errors, meant, status } = loaded;
  const busy = useNavigation().state === 'loading';
  const { search } = useLocation();
  return (
    <Form
      action={`${kitsUrl}#${answerId}`}
      noValidate
      className={layout.fields}
      aria-label="Pro koho a za kolik"
    >
      <input type="hidden" name="who" value={who} />
      {status === 503 && (
        <Alert severity="error">Bazar neodpovídá. Všechno vyplněné zůstalo, zkus to znovu.</Alert>
      )}
      <ErrorSummary
        errors={Object.entries(errors).map(([fieldId, [message = '']]) => ({ fieldId, message }))}
        attempt={search}
      />
      <KitFields
        {...loaded}
        meant={
          meant.length > 0 && (
            <ul className={layout.stackSmall} aria-label="Která obec to je">
              {meant.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          )
        }
        suggest={suggestPlacesInBrowser}
      />
      <Button size="large" busy={busy}>
        Sestavit
      </Button>
    </Form>
  );
}

function HowWeBuild({ who }: { who: Wearer }) {
  return (
    <section className={classNames(layout.panel, layout.stack, layout.start)} aria-labelledby="jak">
      <h2 id="jak">Jak to počítáme</h2>
      <p>
        Velikosti bereme z&nbsp;tabulek podle výšky a&nbsp;věku. Z&nbsp;nabídek, které sedí, vybereme
        nejlevnější výbavu, tu od nejméně prodejců (smí být nejvýš o&nbsp;třetinu dražší) a&nbsp;s&nbsp;obcí
        i&nbsp;tu nejblíž.
      </p>
      <p>
        {who === 'goalie' && 'Brankářský set počítáme jako všechny věci, které v\u00a0něm jsou. '}
        Nabídky „dohodou“, rezervované a&nbsp;poškozené vynecháváme.
      </p>
      <ul className={layout.stackSmall}>
        {who === 'goalie' && (
          <li>
            <PageLink to={articleUrl('pouzita-vystroj-pro-brankare')}>
              Brankář: co koupit použité a&nbsp;na co nesahat
            </PageLink>
          </li>
        )}
        {who === 'child' && (
          <li>
            <PageLink to={articleUrl('prvni-vybava-do-1500')}>První výbava do 1&nbsp;500&nbsp;Kč</PageLink>
          </li>
        )}
        <li>
          <PageLink to={articleUrl('velikosti-bot-a-brankarske-vystroje')}>Jak změřit velikost</PageLink>
        </li>
      </ul>
    </section>
  );
}
