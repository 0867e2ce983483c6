import { redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { counted } from '../../../contract/czech.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminMeetingPointsUrl, adminMeetingPointUrl } from '../../../contract/urls.ts';
import { formatPointDays } from '../../../features/meeting-points/components/format-point.ts';
import { PointFields } from '../../../features/meeting-points/components/point-fields.tsx';
import { PointsTable, TableForm } from '../../../features/meeting-points/components/points-table.tsx';
import {
  addMeetingPoint,
  importMeetingPoints,
  type ManagedPoint,
  listManagedPoints,
  type meetingPointForm,
  readPointsTable,
} from '../../../features/meeting-points/contract.ts';
import { formatPlace } from '../../../features/places/components/format-place.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type FormFields, fieldText, readFormFields } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { parseFormData } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

type Context = RouteArgs['context'];

export async function loader({ context, url }: RouteArgs) {
  return { points: await loadForRole(url, context, listManagedPoints) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const form = await parseFormData(request);
  const fields = readFormFields(form);
  const intent = fieldText(fields, 'intent');
  if (intent === 'read') return read(context, form, fields);
  if (intent === 'import') return store(context, fields);
  const answer = await callApi(context, addMeetingPoint, { body: pointBody(fields) });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminMeetingPointsUrl}?${noticeParameter}=pridano`, 303);
}

/** The fields of the form as a request body; the API validates them. */
export const pointBody = (fields: FormFields) => {
  const given = (name: keyof typeof meetingPointForm.shape) => fieldText(fields, name);
  const kind = given('kind') === 'tournament' ? 'tournament' : 'hall';
  const [from, to] = [given('from'), given('to')];
  const said = { name: given('name'), place: given('place'), address: given('address'), spot: given('spot') };
  return { kind, ...said, from, to } as const;
};

/** Parses a pasted table or a file; returns its rows or errors. */
async function read(context: Context, form: FormData, fields: FormFields) {
  const file = form.get('file');
  const sent = file instanceof File && file.size > 0 ? file : new Blob([fieldText(fields, 'table')]);
  const answer = await callApi(context, readPointsTable, { body: sent.stream() });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  return { read: answer.data, values: fields };
}

/** The validated rows, which the form submits again for saving. */
const sentRows = z
  .string()
  .transform((sent, context): unknown => {
    try {
      return { rows: JSON.parse(sent) };
    } catch {
      context.addIssue('no rows');
      return z.NEVER;
    }
  })
  .pipe(importMeetingPoints.body);

async function store(context: Context, fields: FormFields) {
  const body = sentRows.safeParse(fieldText(fields, 'rows'));
  const wrong = { code: 'invalid-input', message: 'Tabulku se nepovedlo načíst. Vlož ji znovu.', fields: {} };
  if (!body.success) return refused(422, wrong, fields);
  const answer = await callApi(context, importMeetingPoints, { body: body.data });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminMeetingPointsUrl}?${noticeParameter}=nacteno-${answer.data.added}`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Halls and tournaments where people may meet. */
export default function AdminMeetingPointsPage({
  loaderData: { points },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, closeNotice] = useNotice();
  const doing = useNavigation().formData?.get('intent');
  const table = actionData && 'read' in actionData ? actionData : undefined;
  const wrong = actionData && 'fields' in actionData ? actionData : undefined;
  const intent = fieldText(wrong?.values ?? {}, 'intent');
  const adding = intent === 'add' ? wrong : undefined;
  const importing = intent === 'add' ? undefined : wrong;
  return (
    <AdminFrame>
      <PageHead title="Místa předání" path={adminMeetingPointsUrl} index={false} />
      <ListHead title="Místa předání" count={points.length}>
        {points.length > 0 && <ExportLink list="meeting-points" />}
      </ListHead>
      <p className={text.secondary}>
        Haly a turnaje, které konverzace nabízí jako místo na půl cesty a které jsou vidět na mapě. Turnaj
        zmizí sám, až skončí.
      </p>
      {notice && (
        <Alert severity="success" onClose={closeNotice} scrollHere>
          {saidOf(notice)}
        </Alert>
      )}
      <ul className={layout.stackSmall}>
        {points.map((point) => (
          <PointRow key={point.id} point={point} />
        ))}
      </ul>
      <SentForm errors={adding?.fields} className={layout.panel} aria-labelledby="nove">
        <h2 id="nove">Přidat místo</h2>
        {adding && answerMessage(adding) && <Alert severity="error">{answerMessage(adding)}</Alert>}
        <PointFields key={points.length} values={adding?.values ?? {}} errors={adding?.fields} />
        <Button name="intent" value="add" busy={doing === 'add'}>
          Přidat místo
        </Button>
      </SentForm>
      <TableForm
        values={table?.values ?? importing?.values}
        errors={importing?.fields}
        message={answerMessage(importing)}
        busy={doing === 'read'}
      />
      {table && <PointsTable table={table.read} busy={doing === 'import'} />}
    </AdminFrame>
  );
}

const saidOf = (notice: string): string => {
  const [, added] = /^nacteno-(\d+)$/.exec(notice) ?? [];
  if (added === undefined) return 'Místo je v seznamu.';
  return `Přibylo: ${counted(Number(added), ['místo', 'místa', 'míst'])}.`;
};

function PointRow({ point }: { point: ManagedPoint }) {
  const notes = [point.hidden && 'skryté', point.over && 'už bylo', point.demo && 'ukázka'].filter(Boolean);
  return (
    <li className={layout.row}>
      <PageLink to={adminMeetingPointUrl(point.id)}>{point.name}</PageLink>
      <span className={text.secondary}>
        {[point.address, formatPlace(point.place), formatPointDays(point)].filter(Boolean).join(' · ')}
      </span>
      {notes.map((note) => (
        <Badge key={String(note)} tone="off">
          {note}
        </Badge>
      ))}
    </li>
  );
}
