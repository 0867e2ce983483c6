import { Form, redirect, useNavigation } from 'react-router';
import { fold } from '../../../contract/fold.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminBrandProposalsUrl, adminBrandsUrl, adminBrandUrl } from '../../../contract/urls.ts';
import { addBrand, type BrandSummary, listManagedBrands } from '../../../features/brands/contract.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { BrandFields } from './brand-fields.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { formatActive, RereadingNote } from './rereading-note.tsx';

export async function loader({ context, url }: RouteArgs) {
  const { brands, rereading } = await loadForRole(url, context, listManagedBrands);
  const { categories } = await loadFromApi(context, getSiteConfig);
  const asked = url.searchParams.get('hledat')?.trim() ?? '';
  const words = fold(asked);
  return {
    asked,
    rereading,
    categories: categories.map(({ slug, name, listable }) => ({ slug, name, listable })),
    brands: brands.filter(({ name, aliases }) =>
      [name, ...aliases].some((each) => fold(each).includes(words)),
    ),
    /** What a proposal brings along. */
    proposed: { name: url.searchParams.get('jmeno') ?? '', categories: url.searchParams.getAll('kategorie') },
  };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const [name, reason] = [fieldText(fields, 'name'), fieldText(fields, 'reason')];
  const body = { name, reason, categories: [...fieldList(fields, 'categories')] };
  const answer = await callApi(context, addBrand, { body });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminBrandUrl(answer.data.slug)}?${noticeParameter}=pridano`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Brands by which people sort and find, and how they are written. */
export default function AdminBrandsPage({
  loaderData: { asked, brands, categories, proposed, rereading },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formData !== undefined;
  const message = answerMessage(actionData);
  return (
    <AdminFrame>
      <PageHead title="Značky, správa" path={adminBrandsUrl} index={false} />
      <ListHead title="Značky">
        <LinkButton to={adminBrandProposalsUrl} variant="secondary">
          Co inzerenti píšou a katalog nezná
        </LinkButton>
      </ListHead>
      <p className={text.secondary}>
        Podle značek se hledá, filtruje a vyplňuje z textu. Změna platí hned, inzeráty se podle ní pak samy
        přečtou znovu.
      </p>
      {rereading && <RereadingNote of={rereading} />}
      <Form method="get" role="search" className={layout.field}>
        <Field label="Hledat značku" optional note="">
          {(wiring) => <Input {...wiring} type="search" name="hledat" defaultValue={asked} />}
        </Field>
        <Button variant="secondary">Hledat</Button>
      </Form>
      <ExportLink list="brands" />
      {brands.length === 0 && <p>Takovou značku neznáme. Jestli existuje, přidej ji.</p>}
      <ul className={layout.stackSmall}>
        {brands.map((brand) => (
          <BrandRow key={brand.slug} brand={brand} />
        ))}
      </ul>
      <SentForm errors={actionData?.fields} className={layout.panel} aria-labelledby="nova">
        <h2 id="nova">Přidat značku</h2>
        <p className={text.secondary}>
          Inzeráty, které ji mají napsanou jako jinou značku, k ní samy přejdou.
        </p>
        {message && <Alert severity="error">{message}</Alert>}
        <BrandFields
          categories={categories}
          values={actionData?.values ?? proposed}
          errors={actionData?.fields}
        />
        <Button busy={busy}>Přidat značku</Button>
      </SentForm>
    </AdminFrame>
  );
}

function BrandRow({ brand: { slug, name, active, added } }: { brand: BrandSummary }) {
  return (
    <li className={layout.row}>
      <PageLink to={adminBrandUrl(slug)}>{name}</PageLink>
      <span className={text.secondary}>{formatActive(active)}</span>
      {added && <Badge tone="off">přidaná</Badge>}
    </li>
  );
}
