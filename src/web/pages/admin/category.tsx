import { redirect, useNavigation } from 'react-router';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminCategoriesUrl, adminCategoryUrl, categoryUrl } from '../../../contract/urls.ts';
import {
  editCategory,
  getManagedCategory,
  mergeCategory,
  previewCategoryMerge,
} from '../../../features/categories/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { MergePanel } from './merge-panel.tsx';
import { formatActive } from './rereading-note.tsx';
import { ReasonField } from './reason-field.tsx';

export async function loader({ context, params, url }: RouteArgs<'category'>) {
  requireUser(context, url);
  const slug = params.category;
  const answer = await callApi(context, getManagedCategory, { params: { slug } });
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const into = url.searchParams.get('do');
  const merge = into
    ? await callApi(context, previewCategoryMerge, { params: { slug }, query: { into } })
    : undefined;
  return { category: answer.data, merge: merge?.ok ? merge.data : undefined };
}

const notices: Readonly<Record<string, string>> = {
  ulozeno: 'Uloženo.',
  slouceno: 'Kategorie jsou sloučené. Inzeráty se za chvíli samy přesunou.',
};

export async function action({ request, context, params, url }: RouteArgs<'category'>) {
  requireUser(context, url);
  const fields = await readForm(request);
  const given = (name: string) => fieldText(fields, name);
  const [slug, reason] = [params.category, given('reason')];
  const merges = given('wish') === 'merge';
  const answer = merges
    ? await callApi(context, mergeCategory, { params: { slug }, body: { into: given('into'), reason } })
    : await callApi(context, editCategory, {
        params: { slug },
        body: {
          name: given('name'),
          forms: { nomSg: given('nomSg'), accSg: given('accSg'), genPl: given('genPl') },
          hidden: given('hidden') === 'on',
          reason,
        },
      });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  const said = merges ? 'slouceno' : 'ulozeno';
  throw redirect(`${adminCategoryUrl(answer.data.slug)}?${noticeParameter}=${said}`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** What people read of a category, whether it is offered, and merging it into another one. */
export default function AdminCategoryPage({
  loaderData: { category, merge },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const doing = useNavigation().formData?.get('wish');
  const isMerge = fieldText(actionData?.values ?? {}, 'wish') === 'merge';
  const saving = isMerge ? undefined : actionData;
  const { slug, name, forms, listable, hidden, active, formerly, targets, whyNot } = category;
  const values = saving?.values ?? { name, ...forms, hidden: hidden ? 'on' : '' };
  const error = (field: string) => saving?.fields[field];
  return (
    <AdminFrame>
      <PageHead title={`${name}, kategorie`} path={adminCategoryUrl(slug)} index={false} />
      <PageLink to={adminCategoriesUrl}>Všechny kategorie</PageLink>
      <h1>{name}</h1>
      <p className={text.secondary}>
        {formatActive(active)} · <PageLink to={categoryUrl(slug)}>nabídky v kategorii</PageLink>
        {formerly.length > 0 && ` · sloučené: ${formerly.map((each) => each.name).join(', ')}`}
      </p>
      <DoneNotice texts={notices} />
      <SentForm errors={saving?.fields} className={layout.panel} aria-labelledby="upravit">
        <h2 id="upravit">Názvy</h2>
        <p className={text.secondary}>
          Adresa kategorie zůstane. Hledání dál pozná jen ta slova, která zná teď.
        </p>
        {answerMessage(saving) && <Alert severity="error">{answerMessage(saving)}</Alert>}
        <Field label="Název" error={error('name')}>
          {(wiring) => <Input {...wiring} name="name" defaultValue={fieldText(values, 'name')} />}
        </Field>
        <Field label="Jeden kus, první pád" hint="Třeba „brankářská maska“." error={error('forms.nomSg')}>
          {(wiring) => <Input {...wiring} name="nomSg" defaultValue={fieldText(values, 'nomSg')} />}
        </Field>
        <Field label="Jeden kus, čtvrtý pád" hint="Hledám „brankářskou masku“." error={error('forms.accSg')}>
          {(wiring) => <Input {...wiring} name="accSg" defaultValue={fieldText(values, 'accSg')} />}
        </Field>
        <Field label="Víc kusů, druhý pád" hint="Nabídka „brankářských masek“." error={error('forms.genPl')}>
          {(wiring) => <Input {...wiring} name="genPl" defaultValue={fieldText(values, 'genPl')} />}
        </Field>
        {listable && (
          <Checkbox
            name="hidden"
            label="Skrýt z nových inzerátů"
            line="Inzeráty, které v ní jsou, zůstanou. Filtry ji ukazují, dokud v ní něco je."
            defaultChecked={fieldText(values, 'hidden') === 'on'}
          />
        )}
        <ReasonField errors={error('reason')} value={fieldText(saving?.values ?? {}, 'reason')} />
        <Button name="wish" value="save" busy={doing === 'save'}>
          Uložit
        </Button>
      </SentForm>
      {targets.length === 0 ? (
        <section className={classNames(layout.stack, layout.panel)} aria-labelledby="nejde">
          <h2 id="nejde">Sloučit nejde</h2>
          <p>{whyNot}</p>
        </section>
      ) : (
        <MergePanel
          path={adminCategoryUrl(slug)}
          title="Sloučit do jiné kategorie"
          label="Do které kategorie"
          others={targets.map((each) => ({ value: each.slug, label: each.name }))}
          merge={
            merge && {
              ...merge,
              from: { value: slug, label: merge.from.name },
              into: { value: merge.into.slug, label: merge.into.name },
            }
          }
          answer={isMerge ? actionData : undefined}
          busy={doing === 'merge'}
        >
          Vlastnosti inzerátů zůstanou uložené, ukážou se ty, které nová kategorie má. Adresy kategorie
          povedou na {merge?.into.name}.
        </MergePanel>
      )}
    </AdminFrame>
  );
}
