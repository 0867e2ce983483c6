import { redirect, useNavigation } from 'react-router';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminCategoriesUrl, adminOptionsUrl } from '../../../contract/urls.ts';
import {
  addOption,
  editOption,
  getOptionList,
  mergeOption,
  type OptionList,
  previewOptionMerge,
} from '../../../features/categories/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { answerMessage, type FormAnswer, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { MergePanel } from './merge-panel.tsx';
import { formatActive } from './rereading-note.tsx';
import { ReasonField } from './reason-field.tsx';

const chosenParameter = 'moznost';

export async function loader({ context, params: { list }, url }: RouteArgs<'list'>) {
  requireUser(context, url);
  const answer = await callApi(context, getOptionList, { params: { list } });
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const [id, into] = [url.searchParams.get(chosenParameter), url.searchParams.get('do')];
  const merge =
    id && into
      ? await callApi(context, previewOptionMerge, { params: { list, id }, query: { into } })
      : undefined;
  return {
    options: answer.data,
    chosen: answer.data.options.find((each) => each.id === id),
    merge: merge?.ok ? merge.data : undefined,
  };
}

const notices: Readonly<Record<string, string>> = {
  pridano: 'Možnost je přidaná.',
  ulozeno: 'Uloženo.',
  slouceno: 'Možnosti jsou sloučené. Inzeráty se za chvíli samy změní.',
};

export async function action({ request, context, params: { list }, url }: RouteArgs<'list'>) {
  requireUser(context, url);
  const fields = await readForm(request);
  const { answer, said } = await asked(context, list, fields);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminOptionsUrl(list)}?${noticeParameter}=${said}`, 303);
}

async function asked(context: RouteArgs['context'], list: string, fields: FormFields) {
  const given = (name: string) => fieldText(fields, name);
  const [reason, label] = [given('reason'), given('label')];
  const params = { list, id: given(chosenParameter) || '-' };
  switch (given('wish')) {
    case 'add':
      return {
        answer: await callApi(context, addOption, { params: { list }, body: { label, reason } }),
        said: 'pridano',
      };
    case 'merge':
      return {
        answer: await callApi(context, mergeOption, { params, body: { into: given('into'), reason } }),
        said: 'slouceno',
      };
    default:
      return {
        answer: await callApi(context, editOption, {
          params,
          body: { label, hidden: given('hidden') === 'on', reason },
        }),
        said: 'ulozeno',
      };
  }
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** The options of one list; the one in the address can be changed and merged. */
export default function AdminOptionsPage({
  loaderData: { options, chosen, merge },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const doing = useNavigation().formData?.get('wish');
  const wish = fieldText(actionData?.values ?? {}, 'wish');
  const answerTo = (each: string) => (wish === each ? actionData : undefined);
  const { list, name, mayHide, mayChange, why } = options;
  return (
    <AdminFrame>
      <PageHead title={`${name}, možnosti`} path={adminOptionsUrl(list)} index={false} />
      <PageLink to={adminCategoriesUrl}>Všechny kategorie</PageLink>
      <h1>{name}</h1>
      {why !== undefined && <p className={text.secondary}>{why}</p>}
      <DoneNotice texts={notices} />
      <ul className={layout.stackSmall}>
        {options.options.map((option) => (
          <OptionRow key={option.id} list={list} option={option} />
        ))}
      </ul>
      {chosen && (
        <EditPanel
          key={chosen.id}
          option={chosen}
          mayHide={mayHide}
          answer={answerTo('save')}
          busy={doing === 'save'}
        />
      )}
      {chosen && mayChange && (
        <MergePanel
          key={`${chosen.id} merge`}
          path={adminOptionsUrl(list)}
          query={{ [chosenParameter]: chosen.id }}
          title={`Sloučit „${chosen.label}“ do jiné možnosti`}
          label="Do které možnosti"
          others={options.options.flatMap(({ id, label }) =>
            id === chosen.id ? [] : [{ value: id, label }],
          )}
          merge={
            merge && {
              ...merge,
              from: { value: merge.from.id, label: merge.from.label },
              into: { value: merge.into.id, label: merge.into.label },
            }
          }
          answer={answerTo('merge')}
          busy={doing === 'merge'}
        >
          Hledání se starou možností budou znamenat „{merge?.into.label}“.
        </MergePanel>
      )}
      {mayChange && <AddPanel answer={answerTo('add')} busy={doing === 'add'} />}
    </AdminFrame>
  );
}

type Option = OptionList['options'][number];

function OptionRow({ list, option }: { list: string; option: Option }) {
  const { id, label, active, hidden, added, formerly } = option;
  return (
    <li className={layout.row}>
      <PageLink to={`${adminOptionsUrl(list)}?${chosenParameter}=${id}#upravit`}>{label}</PageLink>
      <span className={text.secondary}>
        {formatActive(active)}
        {formerly.length > 0 && ` · sloučené: ${formerly.map((each) => each.label).join(', ')}`}
      </span>
      {added && <Badge tone="off">přidaná</Badge>}
      {hidden && <Badge tone="off">skrytá</Badge>}
    </li>
  );
}

type PanelProps = { answer: FormAnswer | undefined; busy: boolean };

function EditPanel({
  option: { id, label, hidden },
  mayHide,
  answer,
  busy,
}: PanelProps & { option: Option; mayHide: boolean }) {
  const values = answer?.values ?? { label, hidden: hidden ? 'on' : '' };
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="upravit">
      <h2 id="upravit">Upravit „{label}“</h2>
      {answerMessage(answer) && <Alert severity="error">{answerMessage(answer)}</Alert>}
      <input type="hidden" name={chosenParameter} value={id} />
      <Field label="Popisek" error={answer?.fields['label']}>
        {(wiring) => <Input {...wiring} name="label" defaultValue={fieldText(values, 'label')} />}
      </Field>
      {mayHide && (
        <Checkbox
          name="hidden"
          label="Skrýt z nových inzerátů"
          line="Inzeráty, které ji mají, zůstanou. Filtry ji ukazují, dokud ji něco má."
          defaultChecked={fieldText(values, 'hidden') === 'on'}
        />
      )}
      {answer?.fields['hidden'] && <Alert severity="error">{answer.fields['hidden'].join(' ')}</Alert>}
      <ReasonField errors={answer?.fields['reason']} value={fieldText(answer?.values ?? {}, 'reason')} />
      <Button name="wish" value="save" busy={busy}>
        Uložit
      </Button>
    </SentForm>
  );
}

function AddPanel({ answer, busy }: PanelProps) {
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="nova">
      <h2 id="nova">Přidat možnost</h2>
      {answerMessage(answer) && <Alert severity="error">{answerMessage(answer)}</Alert>}
      <Field label="Popisek nové možnosti" error={answer?.fields['label']}>
        {(wiring) => (
          <Input {...wiring} name="label" defaultValue={fieldText(answer?.values ?? {}, 'label')} />
        )}
      </Field>
      <ReasonField errors={answer?.fields['reason']} value={fieldText(answer?.values ?? {}, 'reason')} />
      <Button variant="secondary" name="wish" value="add" busy={busy}>
        Přidat možnost
      </Button>
    </SentForm>
  );
}
