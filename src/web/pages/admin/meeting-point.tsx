import { redirect, useNavigation } from 'react-router';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminMeetingPointsUrl, adminMeetingPointUrl } from '../../../contract/urls.ts';
import { PointFields } from '../../../features/meeting-points/components/point-fields.tsx';
import {
  changeMeetingPoint,
  hideMeetingPoint,
  listManagedPoints,
} from '../../../features/meeting-points/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';
import { pointBody } from './meeting-points.tsx';
import { ReasonField } from './reason-field.tsx';

export async function loader({ context, params, url }: RouteArgs<'id'>) {
  const points = await loadForRole(url, context, listManagedPoints);
  const point = points.find(({ id }) => id === params.id);
  return point ? { point } : pageNotFound(context, url.pathname);
}

export async function action({ request, context, params, url }: RouteArgs<'id'>) {
  requireUser(context, url);
  const fields = await readForm(request);
  const wish = fieldText(fields, 'wish');
  const answer =
    wish === 'save'
      ? await callApi(context, changeMeetingPoint, { params, body: pointBody(fields) })
      : await callApi(context, hideMeetingPoint, {
          params,
          body: { hidden: wish === 'hide', reason: fieldText(fields, 'reason') },
        });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminMeetingPointUrl(params.id)}?${noticeParameter}=ulozeno`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminMeetingPointPage({
  loaderData: { point },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const wish = fieldText(actionData?.values ?? {}, 'wish');
  const doing = useNavigation().formData?.get('wish');
  const saving = wish === 'save' ? actionData : undefined;
  const hiding = wish === 'save' ? undefined : actionData;
  const { kind, name, place, address = '', lat, lon, from = '', to = '', hidden, demo } = point;
  const stored = {
    kind,
    name,
    address,
    from,
    to,
    place: `${place.name}, okres ${place.district.name}`,
    spot: `${lat}, ${lon}`,
  };
  return (
    <AdminFrame>
      <PageHead title={name} path={adminMeetingPointUrl(point.id)} index={false} />
      <PageLink to={adminMeetingPointsUrl}>Všechna místa předání</PageLink>
      <h1>{name}</h1>
      <DoneNotice texts={{ ulozeno: 'Uloženo.' }} />
      {demo && <p className={text.secondary}>Je to ukázka. Když ji uložíš, stane se z ní skutečné místo.</p>}
      <SentForm errors={saving?.fields} className={layout.panel} aria-label="Upravit místo">
        {answerMessage(saving) && <Alert severity="error">{answerMessage(saving)}</Alert>}
        <PointFields values={saving?.values ?? stored} errors={saving?.fields} />
        <Button name="wish" value="save" busy={doing === 'save'}>
          Uložit
        </Button>
      </SentForm>
      <SentForm errors={hiding?.fields} className={layout.panel} aria-label="Skrýt místo">
        {hidden && <p>Místo je skryté: není na mapě ani mezi návrhy.</p>}
        {answerMessage(hiding) && <Alert severity="error">{answerMessage(hiding)}</Alert>}
        <ReasonField errors={hiding?.fields['reason']} value={fieldText(hiding?.values ?? {}, 'reason')} />
        <Button variant="secondary" name="wish" value={hidden ? 'show' : 'hide'}>
          {hidden ? 'Zase ukázat' : 'Skrýt'}
        </Button>
      </SentForm>
    </AdminFrame>
  );
}
