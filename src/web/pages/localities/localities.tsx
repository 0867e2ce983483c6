import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { requiredMessage } from '../../../contract/field-messages.ts';
import { LocalityMap } from '../../../features/maps/components/locality-map.tsx';
import { MapSources } from '../../../features/maps/components/map-sources.tsx';
import { NearMe } from '../../../features/maps/components/near-me.tsx';
import { placeNote } from '../../../features/places/components/format-place.ts';
import { inRegion, regionSlug } from '../../../features/places/components/format-region.ts';
import { wholeMap } from '../../../features/places/components/mercator.ts';
import { searchAddress, searchAround } from '../../../features/search/address.ts';
import { radii } from '../../../features/search/components/choices.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ChevronDown, MapPin } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { formatOwnPlace } from '../../own-place.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { useShell } from '../../shell.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { homeUrl, localitiesUrl, ownPlaceUrl, regionUrl } from '../../../contract/urls.ts';
import { localitiesAddress, type LocalitiesState } from './localities-address.ts';
import styles from './localities.module.css';
import { loadLocalities } from './localities.server.ts';
import { kindForms, type LocalityArea, regionView, shapesOf } from './locality-shapes.ts';

export function loader({ context, url }: RouteArgs) {
  return loadLocalities(context, url);
}

export default function Localities({ loaderData }: PageProps<typeof loader>) {
  const { state, typed, namesakes, regions, sources } = loaderData;
  const region = regions.find(({ code }) => code === state.region);
  const whole = regions.reduce((sum, { count }) => sum + count, 0);
  const forms = kindForms[state.kind];
  const tab = (kind: 'offer' | 'demand', label: string) => ({
    label,
    to: localitiesAddress({ ...state, kind }),
    current: state.kind === kind,
  });
  return (
    <div className={layout.wrap}>
      <PageHead
        title={region ? `${region.name}: okresy a počty inzerátů` : 'Lokality: inzeráty podle krajů a okresů'}
        description={
          region
            ? `${region.name}: ${counted(region.count, forms)} použité florbalové výbavy. Vyber okres na mapě, nebo si projdi celý kraj.`
            : 'Florbalová výbava v okolí: vyber kraj nebo okres na mapě, najdi obec, nebo se podívej, co je poblíž.'
        }
        path={localitiesAddress({ ...state, kind: 'offer' })}
        index={state.kind === 'offer' && typed === undefined && !region}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Lokality', ...(region ? { to: localitiesUrl } : {}) },
          ...(region ? [{ label: region.name }] : []),
        ]}
      />
      <div className={layout.pageHead}>
        <h1>Kde chceš hledat?</h1>
        <p className={text.lead}>
          {region
            ? `${region.name}: ${counted(region.count, forms)}. Vyber okres, nebo vezmi celý kraj.`
            : 'Vyber kraj, nebo rovnou napiš obec či PSČ.'}
        </p>
      </div>
      <OwnPlace />
      {typed !== undefined && typed !== '' && <Namesakes typed={typed} of={namesakes} />}
      <div className={classNames(layout.columns, layout.columnsSide)}>
        <div className={layout.stack}>
          <PlaceSearch kind={state.kind} typed={typed} radius={loaderData.radius} />
          <Tabs label="Co ukázat" tabs={[tab('offer', 'Nabídky'), tab('demand', 'Poptávky')]} />
          <LocalityMap
            shapes={shapesOf(loaderData)}
            view={region ? regionView(loaderData.shapes, region.code) : wholeMap}
            label={region ? `Okresy na mapě, ${region.name}` : 'Kraje na mapě'}
          />
          <p className={classNames(text.small, text.muted)}>
            {`Čísla jsou ${state.kind === 'demand' ? 'aktivní poptávky' : 'aktivní nabídky'}, čím víc jich je, tím je barva sytější. `}
            {region && (
              <PageLink to={localitiesAddress({ kind: state.kind })} keepScroll>
                Zpět na celou republiku
              </PageLink>
            )}
          </p>
        </div>
        <LocalityList
          regions={regions}
          state={state}
          all={{ to: searchAddress({ kind: [state.kind] }), label: counted(whole, forms) }}
        />
      </div>
      <MapSources sources={sources} />
    </div>
  );
}

/** The stored place with links to its search and to delete it. */
function OwnPlace() {
  const place = useShell()?.place;
  if (!place) return null;
  return (
    <section className={classNames(layout.panel, layout.row, styles.ownPlace)} aria-label="Tvoje místo">
      <p>
        U mě je <b>{formatOwnPlace(place)}</b>.
      </p>
      <LinkButton to={searchAddress(searchAround({}, place.code, place.radius))} size="tap">
        Nabídky u mě
      </LinkButton>
      <Form method="post" action={ownPlaceUrl}>
        <Button name="forget" value="yes" variant="tertiary" size="tap">
          Zapomenout
        </Button>
      </Form>
    </section>
  );
}

/** Shown for an ambiguous or unknown name. */
function Namesakes({ typed, of }: { typed: string; of: readonly { label: string; to: string }[] }) {
  if (of.length === 0) {
    return (
      <div className={styles.unknown}>
        <Alert severity="warn" title={`Obec „${typed}“ neznáme.`}>
          Zkus ji napsat celou, nebo vyber okres v seznamu.
        </Alert>
      </div>
    );
  }
  return (
    <section className={classNames(layout.panel, styles.namesakes)} aria-labelledby="namesakes">
      <h2 id="namesakes">Která to je?</h2>
      <ul>
        {of.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Regions and districts with counts: the map's text alternative. */
function LocalityList({
  regions,
  state,
  all,
}: {
  regions: readonly (LocalityArea & { districts: readonly LocalityArea[] })[];
  state: LocalitiesState;
  all: { to: string; label: string };
}) {
  const forms = kindForms[state.kind];
  const searchOf = (code: string) => searchAddress({ kind: [state.kind], place: [code] });
  return (
    <section className={layout.panel} aria-labelledby="localities">
      <h2 id="localities">Kraje a okresy</h2>
      <div className={styles.regions}>
        {regions.map(({ code, name, count, districts }) => (
          <details
            key={`${code} ${state.region === code}`}
            open={state.region === code}
            className={styles.region}
          >
            <summary>
              <span className={styles.area}>{name}</span>
              <span className={styles.number}>
                {count}
                <span className={styles.unit}> {counted(count, forms).split('\u00a0').at(-1)}</span>
              </span>
              <Icon of={ChevronDown} size="small" className={styles.chevron} />
            </summary>
            <ul>
              {districts.map((district) => (
                <li key={district.code}>
                  <PageLink to={searchOf(district.code)}>
                    <span>{district.name}</span>
                    <span className={styles.number}>{district.count}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
            {state.kind === 'offer' && count >= minForIndex && (
              <PageLink to={regionUrl(regionSlug(name))} className={layout.more}>
                Co se nabízí {inRegion(name)}
              </PageLink>
            )}
            {districts.length > 1 && (
              <LinkButton to={searchOf(code)} variant={state.region === code ? 'primary' : 'secondary'} block>
                {`Ukázat celý kraj (${counted(count, forms)})`}
              </LinkButton>
            )}
          </details>
        ))}
      </div>
      <PageLink to={all.to} className={layout.more}>{`Celá republika, ${all.label}`}</PageLink>
    </section>
  );
}

/** Default radius of „Moje okolí“ in km. */
const nearRadius = '25';
const radiusOptions = radii.map((km) => ({ value: km, label: `a ${km}\u00a0km okolo` }));

/** Search by a municipality and radius, typed or from geolocation. */
export function PlaceSearch({
  kind,
  typed,
  radius,
}: {
  kind: 'offer' | 'demand';
  /** The submitted text, possibly empty. */
  typed: string | undefined;
  radius: string;
}) {
  const navigate = useNavigate();
  const [empty, setEmpty] = useState(typed === '');
  function refuseEmpty(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('placeName');
    if (!(field instanceof HTMLInputElement) || field.value.trim() !== '') return;
    event.preventDefault();
    setEmpty(true);
    field.focus();
  }
  async function load(query: string, signal?: AbortSignal) {
    const places = await suggestPlacesInBrowser(query, signal);
    return places.map((place) => ({ value: place.code, label: place.name, note: placeNote(place) }));
  }
  return (
    <div className={styles.tools}>
      <Form
        action={localitiesUrl}
        className={styles.form}
        role="search"
        aria-label="Hledat podle obce"
        noValidate
        onSubmit={refuseEmpty}
        onInput={() => setEmpty(false)}
      >
        {kind === 'demand' && <input type="hidden" name="kind" value={kind} />}
        <Field label="Obec nebo PSČ" id="placeName" error={empty ? requiredMessage : undefined}>
          {(wiring) => (
            <Combobox
              {...wiring}
              icon={MapPin}
              name="placeName"
              valueName="place"
              defaultText={typed ?? ''}
              load={load}
              maxLength={100}
              noneSentence="Takovou obec v seznamu nemáme. Zkus větší město poblíž."
            />
          )}
        </Field>
        <Field label="Okolí" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="radius"
              placeholder="jen tahle obec"
              options={radiusOptions}
              defaultValue={radius}
            />
          )}
        </Field>
        <Button>Hledat</Button>
        <Button variant="secondary" icon={MapPin} formMethod="post" formAction={ownPlaceUrl}>
          Pamatovat jako „u mě“
        </Button>
      </Form>
      <NearMe
        onFound={({ code }) =>
          void navigate(searchAddress({ kind: [kind], place: [code], radius: [nearRadius] }))
        }
      />
    </div>
  );
}
