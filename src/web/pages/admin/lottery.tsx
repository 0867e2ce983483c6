import { redirect, type RouterContextProvider, useNavigation } from 'react-router';
import { ManagedRoundPanel } from '../../../features/lottery/components/managed-round.tsx';
import { emptyRound, RoundFields } from '../../../features/lottery/components/round-fields.tsx';
import * as lottery from '../../../features/lottery/contract.ts';
import { listManagedRounds } from '../../../features/lottery/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { adminLotteryUrl, adminTextUrl, lotteryRulesUrl } from '../../../contract/urls.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

const changes = {
  open: { operation: lottery.openLotteryRound, done: 'otevreno', message: 'Kolo je otevřené.' },
  cancel: { operation: lottery.cancelLotteryRound, done: 'zruseno', message: 'Kolo je zrušené.' },
  draw: {
    operation: lottery.drawLotteryRound,
    done: 'vylosovano',
    message: 'Vylosováno. Výherci dostanou e-mail.',
  },
  hand: { operation: lottery.handLotteryPrizeOver, done: 'predano', message: 'Předání výhry je zapsané.' },
  pass: {
    operation: lottery.passLotteryPrizeOn,
    done: 'nahradnik',
    message: 'Výhra připadla dalšímu v pořadí.',
  },
} as const;

const isChange = (name: string): name is keyof typeof changes => name in changes;

/** Notices after a change, by their key in the URL. */
const doneTexts = {
  ulozeno: 'Kolo je uložené.',
  ...Object.fromEntries(Object.values(changes).map(({ done, message }) => [done, message])),
};

/** The typed values of a round, as in its form. */
const roundValues = (fields: FormFields) => ({
  name: fieldText(fields, 'name'),
  prize: fieldText(fields, 'prize'),
  prizeValueCzk: fieldText(fields, 'prizeValueCzk'),
  prizes: fieldText(fields, 'prizes'),
  firstDay: fieldText(fields, 'firstDay'),
  lastDay: fieldText(fields, 'lastDay'),
  drawAt: fieldText(fields, 'drawAt'),
  drawsItself: fieldText(fields, 'drawsItself') === 'yes',
});

/** Handles a form about the lottery: a new round, a changed one, or one step of it. */
async function changeLottery(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const change = fieldText(fields, 'change');
  const params = { id: fieldText(fields, 'id') };
  const reason = fieldText(fields, 'reason');
  const body = { ...roundValues(fields), reason };
  if (change === 'draft')
    return { answer: await callApi(context, lottery.draftLotteryRound, { body }), done: 'ulozeno' };
  if (change === 'edit')
    return { answer: await callApi(context, lottery.changeLotteryRound, { params, body }), done: 'ulozeno' };
  if (!isChange(change)) return undefined;
  const { operation, done } = changes[change];
  return { answer: await callApi(context, operation, { params, body: { reason } }), done };
}

export async function loader({ context, url }: RouteArgs) {
  return { rounds: await loadForRole(url, context, listManagedRounds) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const changed = await changeLottery(context, fields);
  if (!changed) throw redirect(adminLotteryUrl);
  if (!changed.answer.ok) return refused(changed.answer.status, changed.answer.error, fields);
  throw redirect(`${adminLotteryUrl}?zprava=${changed.done}`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminLotteryPage({
  loaderData: { rounds },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const sent = useNavigation().formData;
  const typed = actionData?.values ?? {};
  const change = fieldText(typed, 'change');
  const reason = fieldText(typed, 'reason');
  const drafting = change === 'draft' ? actionData : undefined;
  const message = answerMessage(actionData);
  return (
    <AdminFrame>
      <PageHead title="Losování, správa" path={adminLotteryUrl} index={false} />
      <ListHead title="Losování">
        <ExportLink list="lottery-rounds" />
      </ListHead>
      <p className={text.secondary}>
        Pravidla jsou text, upravíš je mezi{' '}
        <PageLink to={adminTextUrl('pages', lotteryRulesUrl.slice(1))}>texty</PageLink>. Otevřené kolo si
        nechá ta, která platila při otevření.
      </p>
      <DoneNotice texts={doneTexts} />
      <ErrorAlert message={message} />
      {rounds.map((round) => (
        <ManagedRoundPanel
          key={round.id}
          round={round}
          refused={
            actionData && {
              id: fieldText(typed, 'id'),
              change,
              reason,
              values: roundValues(typed),
              fields: actionData.fields,
            }
          }
        />
      ))}
      <SentForm
        // Clears the form after a round has been created.
        key={rounds.length}
        errors={drafting?.fields}
        className={layout.panel}
        aria-labelledby="nove-kolo"
      >
        <h2 id="nove-kolo">Připravit kolo</h2>
        <RoundFields values={drafting ? roundValues(typed) : emptyRound} errors={drafting?.fields} />
        <Field label="Důvod" hint="Zapíše se do deníku." error={drafting?.fields['reason']}>
          {(wiring) => (
            <Input {...wiring} name="reason" maxLength={300} defaultValue={drafting ? reason : ''} />
          )}
        </Field>
        <Button name="change" value="draft" busy={sent?.get('change') === 'draft'}>
          Připravit kolo
        </Button>
      </SentForm>
    </AdminFrame>
  );
}
