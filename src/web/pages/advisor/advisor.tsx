import { type FormEvent, useRef } from 'react';
import { data, Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import {
  AdviceAnswer,
  AdviceReasons,
  answerId,
} from '../../../features/advisor/components/advice-answer.tsx';
import { AdviceFields } from '../../../features/advisor/components/advice-fields.tsx';
import advisor from '../../../features/advisor/components/advisor.module.css';
import { outgrownAddress } from '../../../features/outgrown/address.ts';
import { adviceFields, isAdvisable } from '../../../features/advisor/rules.ts';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { WatchSearch } from '../../../features/watches/components/watch-search.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RinkDrawing } from '../../../ui/feedback/empty-state.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import {
  advisorSearchParameter,
  advisorUrl,
  articleUrl,
  categoryUrl,
  draftParameter,
  homeUrl,
  outgrownUrl,
} from '../../../contract/urls.ts';
import { withAnswerTimeout } from '../../answer-timeout.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientLoaderArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadAdvice } from './advisor.server.ts';

/** The page has its own bottom bar with the answer. */
export const handle = { bottomBar: false };

export async function loader({ context, url }: RouteArgs) {
  const loaded = await loadAdvice(context, url);
  return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ serverLoader }: ClientLoaderArgs<typeof loader>) =>
  withAnswerTimeout(serverLoader, () => ({ errors: {}, found: undefined, status: 503 }));

/** „Jakou hůl potřebuješ?“: a GET form, its answer, and matching offers. */
export default function Advisor({ loaderData }: PageProps<typeof loader | typeof clientLoader>) {
  const { errors, found, status } = loaderData;
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { fields } = adviceFields(query);
  const page = (
    <div className={layout.wrap}>
      <PageHead
        title={found ? titleOf(found) : 'Jakou hůl potřebuješ?'}
        description="Spočítej si délku, flex a čepel florbalky podle výšky, věku, váhy a ruky. S důvody z tabulek a s holemi, které jsou teď na prodej."
        path={advisorUrl}
        index={search === ''}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Florbalky', to: categoryUrl('florbalky') },
          { label: 'Jakou hůl potřebuješ?' },
        ]}
      />
      <div className={layout.pageHead}>
        <h1>Jakou hůl potřebuješ?</h1>
        <p className={text.lead}>Tři čísla a jedna ruka. Řekneme délku, flex i čepel a proč zrovna tyhle.</p>
      </div>
      <div className={classNames(layout.columns, layout.columnsSide)}>
        <AdviceForm query={query} fields={fields} errors={errors} failed={status === 503} />
        {found ? (
          <AdviceAnswer advice={found.advice}>
            <WhatNext found={found} />
            {found.advice.next && (
              <PageLink to={outgrownAddress(outgrownBy(found.advice, fields))} className={advisor.reminder}>
                Připomeň mi, až vyroste
              </PageLink>
            )}
          </AdviceAnswer>
        ) : (
          <HowWeAdvise id={isRefused(errors) ? undefined : answerId} />
        )}
      </div>
      {found && (
        <div className={layout.section}>
          <AdviceReasons advice={found.advice} />
        </div>
      )}
      {found && <OnSale found={found} />}
    </div>
  );
  return (
    <>
      {page}
      {found && (
        <ActionBar
          name={formatStick(found)}
          line={`${found.advice.hand ? `${sides[found.advice.hand].toLowerCase()}, ` : ''}střední čepel`}
        >
          <WhatNext found={found} />
        </ActionBar>
      )}
    </>
  );
}

/** Parameters for „Az vyroste“, derived from the recommended stick. */
const outgrownBy = ({ shaft }: Found['advice'], { height, age }: FormProps['fields']) => ({
  category: 'florbalky',
  size: String(shaft.usual),
  height,
  age,
});

type Found = NonNullable<PageProps<typeof loader>['loaderData']['found']>;

const sides = { left: 'Levá', right: 'Pravá', straight: 'Rovná' };

const formatStick = ({ advice: { shaft, flex } }: Found) => `${shaft.usual}\u00a0cm, flex ${flex.usual}`;

const titleOf = (found: Found) => {
  const { hand } = found.advice;
  return `${hand ? `${sides[hand]} florbalka` : 'Florbalka'} ${formatStick(found)}`;
};

const isRefused = (errors: FormProps['errors']) => Object.keys(errors).length > 0;

type FormProps = {
  query: URLSearchParams;
  fields: ReturnType<typeof adviceFields>['fields'];
  errors: Record<string, string[]>;
  failed: boolean;
};

/** A plain GET form; with JavaScript it is submitted after each valid change. */
function AdviceForm({ query, fields, errors, failed }: FormProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useNavigation().state === 'loading';
  function follow({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (!isAdvisable(Object.fromEntries(new FormData(form)))) return;
    const options = { action: advisorUrl, replace: true, preventScrollReset: true };
    timer.current = setTimeout(() => void submit(form, options), pause);
  }
  return (
    <Form
      // Submitting scrolls to the answer, or to the errors.
      id={isRefused(errors) ? answerId : undefined}
      action={`${advisorUrl}#${answerId}`}
      noValidate
      className={classNames(layout.panel, layout.fields)}
      aria-label="Komu hůl vybíráš"
      onChange={follow}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {[advisorSearchParameter, draftParameter].map((name) => {
        const value = query.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      {failed && <Alert severity="error">Bazar neodpovídá. Všechno vyplněné zůstalo, zkus to znovu.</Alert>}
      <ErrorSummary
        errors={Object.entries(errors).map(([fieldId, [message = '']]) => ({ fieldId, message }))}
        attempt={query.toString()}
      />
      <AdviceFields values={fields} errors={errors} />
      <Button size="large" busy={busy}>
        Poradit
      </Button>
    </Form>
  );
}

/** Debounce in ms after the last change. */
const pause = 400;

function HowWeAdvise({ id }: { id: string | undefined }) {
  return (
    <section
      id={id}
      className={classNames(advisor.answer, layout.stack, layout.start)}
      aria-labelledby="podle-ceho"
    >
      <RinkDrawing />
      <h2 id="podle-ceho">Podle čeho radíme</h2>
      <p>Délka je z tabulky podle výšky, flex z tabulky podle věku a váhy. Ke každé radě řekneme proč.</p>
      <ul className={layout.stackSmall}>
        <li>
          <PageLink to={outgrownUrl}>Kdy z výbavy dítě vyroste</PageLink>
        </li>
        <li>
          <PageLink to={articleUrl('delka-florbalky')}>Jak vybrat délku florbalky</PageLink>
        </li>
        <li>
          <PageLink to={articleUrl('flex-bez-zahad')}>Flex bez záhad</PageLink>
        </li>
        <li>
          <PageLink to={articleUrl('leva-nebo-prava')}>Levá, nebo pravá florbalka</PageLink>
        </li>
      </ul>
    </section>
  );
}

const forms = ['nabídku', 'nabídky', 'nabídek'] as const;

/** Continues with the demand draft, or with the offers. */
function WhatNext({ found: { fillTo, offers } }: { found: Found }) {
  if (fillTo !== undefined)
    return (
      <Form method="post" action={fillTo}>
        <Button name="intent" value="advised" variant="ball" block>
          Vyplnit do poptávky
        </Button>
      </Form>
    );
  return (
    <LinkButton to={offers.to} variant="ball" block>
      {offers.total === 0 ? 'Ukázat ve filtrech' : `Ukázat ${counted(offers.total, forms)}`}
    </LinkButton>
  );
}

/** The first matching offers, and alternatives if none suits; near misses follow under a heading of their own. */
function OnSale({ found: { offers, search, demandTo, fillTo, kitTo, now } }: { found: Found }) {
  const { cards, near, exact, total, to } = offers;
  return (
    <>
      <section className={classNames(layout.sectionNext, layout.stack)} aria-labelledby="na-prodej">
        <div className={layout.sectionHead}>
          <div>
            <h2 id="na-prodej">
              {cards.length > 0 && exact ? 'Sedí ti a jsou na prodej' : 'Přesně taková teď na prodej není'}
            </h2>
            {!exact && <p>Tyhle mají správnou délku, flex mají jiný nebo neuvedený.</p>}
          </div>
          {total > 0 && (
            <PageLink to={to} className={layout.more}>
              {counted(total, ['nabídka', 'nabídky', 'nabídek'])}
            </PageLink>
          )}
        </div>
        <Cards cards={cards} now={now} />
        <div className={layout.row}>
          <WatchSearch search={search} />
          {fillTo === undefined && (
            <LinkButton to={demandTo} variant="secondary">
              Dát poptávku
            </LinkButton>
          )}
          {fillTo === undefined && <PageLink to={kitTo}>Sestavit celou výbavu</PageLink>}
        </div>
      </section>
      {near.length > 0 && (
        <section className={classNames(layout.sectionNext, layout.stack)} aria-labelledby="skoro-sedi">
          <h2 id="skoro-sedi">Skoro sedí</h2>
          <Cards cards={near} now={now} />
        </section>
      )}
    </>
  );
}

const Cards = ({ cards, now }: { cards: Found['offers']['cards']; now: number }) =>
  cards.length > 0 && (
    <CardGrid oneRow>
      {cards.map((card) => (
        <ListingCard key={card.id} listing={card} now={now} heading="h3" />
      ))}
    </CardGrid>
  );
