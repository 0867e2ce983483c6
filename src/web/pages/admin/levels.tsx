import { redirect, useNavigation } from 'react-router';
import { changeMembershipLevel, listMembershipLevels } from '../../../features/memberships/contract.ts';
import { listAdminActions } from '../../../features/audit/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminLevelsUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const names = [
  { name: 'priceCzk', label: 'Cena', unit: 'Kč' },
  { name: 'cards', label: 'Karty', unit: undefined },
  { name: 'tops', label: 'Topování', unit: undefined },
] as const;

export async function loader({ context, url }: RouteArgs) {
  // The levels are public, but this page needs a role.
  await loadForRole(url, context, listAdminActions, { query: { subject: 'membership-level:' } });
  return { levels: await loadFromApi(context, listMembershipLevels) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const given = (name: string) => fieldText(fields, name);
  const answer = await callApi(context, changeMembershipLevel, {
    params: { id: given('id') },
    body: {
      priceCzk: given('priceCzk'),
      cards: given('cards'),
      tops: given('tops'),
      reason: given('reason'),
    },
  });
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminLevelsUrl}?zprava=ulozeno`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminLevelsPage({
  loaderData: { levels },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const saving = useNavigation().formData?.get('id');
  return (
    <AdminFrame>
      <PageHead title="Úrovně členství" path={adminLevelsUrl} index={false} />
      <h1>Úrovně členství</h1>
      <p className={text.secondary}>
        Víc karet a topování platí hned i pro současné členy. Méně jich dostane jen ten, kdo si úroveň objedná
        až potom: co má někdo zaplacené, mu zůstane, a karty i při prodloužení bez přestávky. Cena platí jen
        pro nové objednávky.
      </p>
      <DoneNotice texts={{ ulozeno: 'Úroveň je uložená.' }} />
      {levels.map((level) => {
        const answer = fieldText(actionData?.values ?? {}, 'id') === level.id ? actionData : undefined;
        return (
          <SentForm key={level.id} errors={answer?.fields} className={layout.panel} aria-label={level.name}>
            <h2>{level.name}</h2>
            <input type="hidden" name="id" value={level.id} />
            <div className={layout.beside}>
              {names
                .filter(({ name }) => name !== 'priceCzk' || level.priceCzk > 0)
                .map(({ name, label, unit }) => (
                  <Field key={name} label={label} error={answer?.fields[name]}>
                    {(wiring) => (
                      <Input
                        {...wiring}
                        name={name}
                        inputMode="numeric"
                        unit={unit}
                        defaultValue={answer ? fieldText(answer.values, name) : level[name]}
                      />
                    )}
                  </Field>
                ))}
            </div>
            {level.priceCzk === 0 && <input type="hidden" name="priceCzk" value="0" />}
            <Field label="Důvod změny" hint="Zapíše se do deníku." error={answer?.fields['reason']}>
              {(wiring) => (
                <Input {...wiring} name="reason" defaultValue={fieldText(answer?.values ?? {}, 'reason')} />
              )}
            </Field>
            <Button variant="secondary" busy={saving === level.id}>
              Uložit {level.name}
            </Button>
          </SentForm>
        );
      })}
    </AdminFrame>
  );
}
