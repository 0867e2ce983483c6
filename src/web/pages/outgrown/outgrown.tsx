import { useState } from 'react';
import { data, Form, useLocation, useNavigation } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { growthSources } from '../../../features/outgrown/components/texts.ts';
import { RemindBought } from '../../../features/outgrown/components/remind-bought.tsx';
import { outgrownFields } from '../../../features/outgrown/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { CollapsedForm } from '../../../ui/forms/collapsed-form.tsx';
import { fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { summaryOf } from '../../../ui/forms/use-live-form.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advisorUrl, homeUrl, outgrownUrl } from '../../../contract/urls.ts';
import { withAnswerTimeout } from '../../answer-timeout.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { OutboxHint } from '../../outbox-hint.tsx';
import { PageHead } from '../../page-head.tsx';
import type { ClientActionArgs, ClientLoaderArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { submitReminder, loadOutgrown } from './outgrown.server.ts';
import { OutgrownAnswer } from './outgrown-answer.tsx';

const answerId = 'odhad';
const noErrors: FieldErrors = {};
/** Error messages of the height and the age contain the field's name, so they need no label. */
const labels = { category: 'Co to je', size: 'Velikost' };

export async function loader({ context, url }: RouteArgs) {
  const loaded = await loadOutgrown(context, url);
  return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ serverLoader }: ClientLoaderArgs<typeof loader>) =>
  withAnswerTimeout(serverLoader, () => ({
    bought: undefined,
    categories: [],
    brands: [],
    errors: noErrors,
    answer: undefined,
    status: 503,
  }));

/** Not cached: it may show a purchase of the user. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const action = ({ request, context, url }: RouteArgs) => submitReminder(request, context, url);

export async function clientAction({ request, serverAction }: ClientActionArgs<typeof action>) {
  const typed = readFormFields(await request.clone().formData());
  return keepInput(serverAction, typed);
}

type Loaded = PageProps<typeof loader | typeof clientLoader>['loaderData'];
type Fields = ReturnType<typeof outgrownFields>['fields'];

/** „Až z toho vyroste“: estimates when a child's item will be too small, and sets a reminder. */
export default function Outgrown({
  loaderData,
  actionData,
}: PageProps<typeof loader | typeof clientLoader, typeof action | typeof clientAction>) {
  const { bought, answer } = loaderData;
  const { search } = useLocation();
  const [notice] = useNotice();
  const query = new URLSearchParams(search);
  const { fields } = outgrownFields(query);
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Až z toho vyroste"
        description="Kdy bude dětem malá florbalka, boty, oblečení nebo brankářská výstroj. Připomeneme ti to e-mailem i s větší velikostí."
        path={outgrownUrl}
        index={search === ''}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Až z toho vyroste' }]} />
      <div className={layout.pageHead}>
        <h1>Až z toho vyroste</h1>
        <p className={text.lead}>
          Odhadneme, kdy bude dítěti výbava malá, a napíšeme ti, až ten čas přijde: s větší velikostí, která
          je zrovna na prodej, a s připraveným inzerátem na tu starou.
        </p>
      </div>
      <div className={layout.stack}>
        {notice === 'odeslano' && (
          <Alert severity="success" title="Ještě to potvrď v e-mailu">
            <p>Poslali jsme ti e-mail s odkazem. Bez potvrzení nic nepřipomeneme.</p>
            <OutboxHint />
          </Alert>
        )}
        {actionData && answerMessage(actionData) && (
          <Alert severity="error" scrollHere>
            {answerMessage(actionData)}
          </Alert>
        )}
        {bought ? (
          <section
            className={classNames(layout.panel, layout.stack, layout.narrow)}
            aria-labelledby="koupeno"
          >
            <h2 id="koupeno">{bought.name}</h2>
            <RemindBought
              bought={bought}
              conversation={bought.conversation}
              errors={actionData?.fields}
              value={actionData && bought.needs ? fieldText(actionData.values, bought.needs) : ''}
            />
          </section>
        ) : (
          <>
            {answer && (
              <CollapsedForm asked={formatAsked(loaderData, fields)}>
                <AskForm key={search} loaded={loaderData} fields={fields} attempt={query.toString()} />
              </CollapsedForm>
            )}
            <div id={answerId} className={classNames(layout.columns, layout.columnsSide)}>
              {answer ? (
                <OutgrownAnswer
                  answer={answer}
                  fields={fields}
                  brands={loaderData.brands}
                  refused={actionData}
                />
              ) : (
                <div className={classNames(layout.panel, layout.start)}>
                  <AskForm loaded={loaderData} fields={fields} attempt={query.toString()} />
                </div>
              )}
              <HowItWorks />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** `Boty, 33,5, dítě 122 cm, 7 let`. */
const formatAsked = ({ categories }: Loaded, { category, size, height, age }: Fields): string =>
  [
    categories.find(({ value }) => value === category)?.label,
    size,
    height && `dítě ${height}\u00a0cm`,
    age && counted(Number(age), ['rok', 'roky', 'let']),
  ]
    .filter(Boolean)
    .join(', ');

/** Without scripts the category is not known before the form is sent, so there the hint names them all. */
function sizeHint(category: string): string {
  if (category === 'florbalky') return 'Délka shaftu v cm, třeba 75.';
  return category === 'boty' ? 'Evropská velikost, třeba 33,5.' : 'Velikost z visačky, třeba 128.';
}

/** A plain GET form: the result has a URL, and nothing is stored. */
function AskForm({
  loaded: { categories, errors, status },
  fields,
  attempt,
}: {
  loaded: Loaded;
  fields: Fields;
  attempt: string;
}) {
  const busy = useNavigation().state === 'loading';
  const hydrated = useHydrated();
  const [category, setCategory] = useState(fields.category || 'florbalky');
  return (
    <Form
      action={`${outgrownUrl}#${answerId}`}
      noValidate
      className={layout.fields}
      aria-label="Co bude malé"
    >
      {status === 503 && (
        <Alert severity="error">Bazar neodpovídá. Všechno vyplněné zůstalo, zkus to znovu.</Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, labels)} attempt={attempt} />
      <Field label={labels.category} id="category" error={errors.category}>
        {(wiring) => (
          <Select
            {...wiring}
            name="category"
            defaultValue={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
            options={categories}
          />
        )}
      </Field>
      <Field
        label={labels.size}
        id="size"
        hint={
          hydrated
            ? sizeHint(category)
            : 'U florbalky délka shaftu v cm (75), u bot EU velikost (33,5), jinak velikost z visačky (128).'
        }
        error={errors.size}
      >
        {(wiring) => (
          <Input {...wiring} name="size" autoComplete="off" maxLength={12} defaultValue={fields.size} />
        )}
      </Field>
      <Field
        label="Výška dítěte teď"
        id="height"
        hint="Růst se počítá od ní. U bot ji nepotřebujeme."
        error={errors.height}
      >
        {(wiring) => (
          <Input
            {...wiring}
            required={undefined}
            name="height"
            unit="cm"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={fields.height}
          />
        )}
      </Field>
      <Field
        label="Věk"
        id="age"
        optional
        hint="Zpřesní odhad. Potřebujeme ho jen u bot od 36, ty mají i dospělí."
        error={errors.age}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="age"
            unit="let"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            defaultValue={fields.age}
          />
        )}
      </Field>
      <Button size="large" busy={busy}>
        Spočítat
      </Button>
    </Form>
  );
}

function HowItWorks() {
  return (
    <section
      className={classNames(layout.panel, layout.stack, layout.start)}
      aria-labelledby="jak-to-funguje"
    >
      <h2 id="jak-to-funguje">Jak to funguje</h2>
      <p>
        Řekneme měsíc a poctivě i to, o kolik se můžeme splést. Když budeš chtít, přijde ti pak jeden e-mail.
        Vypnout ho jde jedním klepnutím.
      </p>
      <p>
        Funguje to i pro věci koupené jinde. U těch odtud stačí jedno číslo v konverzaci, jakmile je obchod
        hotový.
      </p>
      <p className={classNames(text.small, text.secondary)}>{growthSources}</p>
      <p className={classNames(text.small, text.secondary)}>
        Nevíš, jak dlouhou hůl koupit teď? <PageLink to={advisorUrl}>Spočítej si ji v poradci</PageLink>.
      </p>
    </section>
  );
}
