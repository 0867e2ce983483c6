import { Fragment } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { AccordionItem } from '../../../ui/disclosure/accordion.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { apiUrl } from '../../../contract/urls.ts';
import styles from './api-reference.module.css';
import { type ApiPart, loadApiReference, partOf } from './api-reference.server.ts';

export async function loader({ context, url }: RouteArgs) {
  return loadApiReference(context, partOf(url.searchParams.get('part')));
}

const parts = [
  { part: 'operations', label: 'Operace', to: apiUrl },
  { part: 'administration', label: 'Správa', to: `${apiUrl}?part=administration` },
  { part: 'types', label: 'Typy', to: `${apiUrl}?part=types` },
] as const satisfies readonly { part: ApiPart; label: string; to: string }[];

export default function ApiReference({ loaderData }: PageProps<typeof loader>) {
  const { info, part, operations, schemas } = loaderData;
  return (
    <div className={classNames(layout.wrap, layout.mid, styles.page)}>
      <PageHead
        title="API"
        description="Popis veřejného rozhraní Florbalového bazaru pro programátory."
        path={apiUrl}
        index={part === 'operations'}
      />
      <div className={layout.pageHead}>
        <h1>API {info.version}</h1>
        <p className={text.lead}>
          <WithCode prose={info.description} />
        </p>
        <p>
          Základní adresa je <code>/api/v1</code>, strojově čitelný popis je{' '}
          <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Odpověď má tvar <code>{'{ "data": … }'}</code>,
          odmítnutí <code>{'{ "error": { "code", "message", "fields"? } }'}</code>.
        </p>
      </div>
      <Tabs label="Části popisu" tabs={parts.map((each) => ({ ...each, current: each.part === part }))} />
      <h2>{parts.find((each) => each.part === part)?.label}</h2>
      {operations.map(({ id, method, path, summary, signedIn, parameters, bytes, body, answers }) => (
        <AccordionItem key={id} id={id} question={<Called method={method} path={path} />}>
          <p>
            <WithCode prose={summary} />
          </p>
          {signedIn && <p>Jen pro přihlášené.</p>}
          <FieldsTable label="Parametry" fields={parameters} />
          {bytes && <p>Tělem požadavku jsou samotné bajty.</p>}
          <FieldsTable label="Tělo" fields={body} />
          <dl className={styles.answers}>
            {answers.map(({ status, description, type }) => (
              <div key={status}>
                <dt>{status}</dt>
                <dd>{type ?? <WithCode prose={description.replaceAll('\n\n', '\n')} />}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      ))}
      {schemas.map(({ name, fields }) => (
        <AccordionItem key={name} id={name} question={name}>
          <FieldsTable label={name} fields={fields} />
        </AccordionItem>
      ))}
    </div>
  );
}

/** Allows a line break before a slash only. */
function Called({ method, path }: { method: string; path: string }) {
  return (
    <span>
      {method.toUpperCase()}{' '}
      {path.split(/(?=\/)/).map((step, index) => (
        <Fragment key={index}>
          <wbr />
          {step}
        </Fragment>
      ))}
    </span>
  );
}

type FieldsTableProps = {
  label: string;
  fields: readonly { name: string; type: string; note: string }[];
};

/** Names, types and descriptions of parameters or fields. */
function FieldsTable({ label, fields }: FieldsTableProps) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <tbody>
        {fields.map(({ name, type, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>
              <WithCode prose={note} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders text between backticks as code, as in Markdown. */
function WithCode({ prose }: { prose: string }) {
  return prose.split('`').map((part, index) => {
    const isCode = index % 2 === 1;
    return isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>;
  });
}
