import { redirect, useNavigation } from 'react-router';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminBrandsUrl, adminBrandUrl, brandUrl } from '../../../contract/urls.ts';
import {
  addBrandAlias,
  addBrandLine,
  changeBrand,
  getManagedBrand,
  listManagedBrands,
  mergeBrand,
  previewBrandMerge,
  removeBrandAlias,
  removeBrandLine,
} from '../../../features/brands/contract.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type FormFields, fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { BrandFields } from './brand-fields.tsx';
import { BrandNames } from './brand-names.tsx';
import { loadForRole } from './load-for-role.ts';
import { MergePanel } from './merge-panel.tsx';
import { formatActive } from './rereading-note.tsx';

export async function loader({ context, params, url }: RouteArgs<'brand'>) {
  const { brands } = await loadForRole(url, context, listManagedBrands);
  const answer = await callApi(context, getManagedBrand, { params: { slug: params.brand } });
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const { categories } = await loadFromApi(context, getSiteConfig);
  const into = url.searchParams.get('do');
  const merge = into
    ? await callApi(context, previewBrandMerge, { params: { slug: params.brand }, query: { into } })
    : undefined;
  return {
    brand: answer.data,
    others: brands.flatMap(({ slug, name }) => (slug === params.brand ? [] : [{ value: slug, label: name }])),
    categories: categories.map(({ slug, name, listable }) => ({ slug, name, listable })),
    merge: merge?.ok ? merge.data : undefined,
  };
}

const notices: Readonly<Record<string, string>> = {
  pridano: 'Značka je v katalogu.',
  ulozeno: 'Uloženo. Inzeráty se podle toho za chvíli samy přečtou znovu.',
  slouceno: 'Značky jsou sloučené. Inzeráty se za chvíli samy přesunou.',
};

export async function action({ request, context, params, url }: RouteArgs<'brand'>) {
  requireUser(context, url);
  const fields = await readForm(request);
  const answer = await asked(context, params.brand, fields);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  const said = fieldText(fields, 'wish') === 'merge' ? 'slouceno' : 'ulozeno';
  throw redirect(`${adminBrandUrl(answer.data.slug)}?${noticeParameter}=${said}`, 303);
}

function asked(context: RouteArgs['context'], slug: string, fields: FormFields) {
  const given = (name: string) => fieldText(fields, name);
  const params = { slug };
  switch (given('wish')) {
    case 'add-alias':
      return callApi(context, addBrandAlias, { params, body: { alias: given('alias') } });
    case 'remove-alias':
      return callApi(context, removeBrandAlias, { params, body: { alias: given('removed') } });
    case 'add-line':
      return callApi(context, addBrandLine, {
        params,
        body: { line: given('line'), category: given('category') },
      });
    case 'remove-line':
      return callApi(context, removeBrandLine, { params, body: { line: given('removed') } });
    case 'merge':
      return callApi(context, mergeBrand, { params, body: { into: given('into'), reason: given('reason') } });
    default:
      return callApi(context, changeBrand, {
        params,
        body: {
          name: given('name'),
          reason: given('reason'),
          categories: [...fieldList(fields, 'categories')],
        },
      });
  }
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** One brand: its name, how else it is written, its lines, and joining it to another one. */
export default function AdminBrandPage({
  loaderData: { brand, others, categories, merge },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const doing = useNavigation().formData?.get('wish');
  const wish = fieldText(actionData?.values ?? {}, 'wish');
  const answerTo = (...wishes: string[]) => (wishes.includes(wish) ? actionData : undefined);
  const saving = answerTo('save');
  const { slug, name, active, formerly } = brand;
  return (
    <AdminFrame>
      <PageHead title={`${name}, značka`} path={adminBrandUrl(slug)} index={false} />
      <PageLink to={adminBrandsUrl}>Všechny značky</PageLink>
      <h1>{name}</h1>
      <p className={text.secondary}>
        {formatActive(active)} · <PageLink to={brandUrl(slug)}>stránka značky</PageLink>
        {formerly.length > 0 && ` · sloučené: ${formerly.map((each) => each.name).join(', ')}`}
      </p>
      <DoneNotice texts={notices} />
      <BrandNames
        key={`${slug} ${brand.aliases.length} ${brand.lines.length}`}
        brand={brand}
        categories={categories}
        ofAliases={answerTo('add-alias', 'remove-alias')}
        ofLines={answerTo('add-line', 'remove-line')}
      />
      <SentForm errors={saving?.fields} className={layout.panel} aria-labelledby="upravit">
        <h2 id="upravit">Název a kategorie</h2>
        <p className={text.secondary}>
          Podle starého názvu ji hledání pozná dál. Adresa její stránky zůstane.
        </p>
        {answerMessage(saving) && <Alert severity="error">{answerMessage(saving)}</Alert>}
        <BrandFields
          key={slug}
          categories={categories}
          fixed={brand.fixedCategories}
          values={saving?.values ?? { name, categories: brand.categories }}
          errors={saving?.fields}
        />
        <Button name="wish" value="save" busy={doing === 'save'}>
          Uložit
        </Button>
      </SentForm>
      <MergePanel
        path={adminBrandUrl(slug)}
        title="Sloučit do jiné značky"
        label="Do které značky"
        others={others}
        merge={
          merge && {
            ...merge,
            from: { value: slug, label: merge.from.name },
            into: { value: merge.into.slug, label: merge.into.name },
          }
        }
        answer={answerTo('merge')}
        busy={doing === 'merge'}
      >
        Její řady a zápisy přejdou taky, její adresy povedou na {merge?.into.name} a hledání ji pod starým
        jménem najde.
      </MergePanel>
    </AdminFrame>
  );
}
