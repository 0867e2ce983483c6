import Download from 'lucide-react/icons/download';
import { data, Form, redirect, useNavigation } from 'react-router';
import {
  cancelDeletion,
  type DataExport,
  cancelDeletionDays,
  getOwnData,
  type OwnData,
  requestDeletion,
  requestExport,
} from '../../../features/account-deletion/contract.ts';
import { formatDate, formatMoment } from '../../../features/listings/components/format-time.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { type FieldErrorMessages, fieldText } from '../../../ui/forms/form-fields.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { ownDataFileUrl, ownDataUrl, retentionUrl, signInAgainUrl } from '../../../contract/urls.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';

const notices: Readonly<Record<string, string>> = {
  chysta: 'Archiv připravujeme. Až bude hotový, napíšeme ti.',
  odchod: 'Inzeráty jsou stažené a účet čeká na smazání. Poslali jsme ti o tom e-mail.',
  zustava: 'Účet zůstává. Inzeráty, které běžely, jsou zpátky.',
};

export async function loader({ context, url }: RouteArgs) {
  requireUser(context, url);
  return { own: await loadFromApi(context, getOwnData), now: Date.now() };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const done = await take(context, fieldText(fields, 'intent'), fieldText(fields, 'understood'));
  if (!done) return data(undefined, { status: 400 });
  if (!done.answer.ok) return refused(done.answer.status, done.answer.error, {});
  throw redirect(`${ownDataUrl}?zprava=${done.notice}`);
}

/** Handles a button; returns undefined for an unknown one. */
async function take(context: RouteArgs['context'], intent: string, understood: string) {
  if (intent === 'export') return { answer: await callApi(context, requestExport), notice: 'chysta' };
  if (intent === 'stay') return { answer: await callApi(context, cancelDeletion), notice: 'zustava' };
  if (intent !== 'leave') return undefined;
  return { answer: await callApi(context, requestDeletion, { body: { understood } }), notice: 'odchod' };
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Export of all own data, and deletion of the account. */
export default function OwnDataPage({
  loaderData: { own, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <AccountFrame current={ownDataUrl}>
      <PageHead
        title="Moje data"
        description="Stáhni si všechno, co o tobě bazar ví, nebo účet smaž."
        path={ownDataUrl}
        index={false}
      />
      <h1>Moje data</h1>
      <p className={text.secondary}>Všechno, co o tobě víme, si můžeš odnést. A můžeš i odejít.</p>
      <DoneNotice texts={notices} />
      {answerMessage(actionData) && (
        <Alert
          severity="error"
          scrollHere
          actions={
            actionData?.code === 'fresh-sign-in-needed' && (
              <LinkButton to={signInAgainUrl(ownDataUrl)} variant="secondary" size="tap">
                Přihlásit se znovu
              </LinkButton>
            )
          }
        >
          {answerMessage(actionData)}
        </Alert>
      )}
      <ExportSection
        exports={own.exports}
        fileUrl={ownDataFileUrl}
        reloadTo={ownDataUrl}
        now={now}
        busy={intent === 'export'}
      />
      <DeletionSection leaving={own.leaving} errors={actionData?.fields} busy={intent === 'leave'} />
    </AccountFrame>
  );
}

const number = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 });
const nbsp = '\u00a0';

/** `640 kB`, `12,5 MB`; decimal units, as on the label of a disk. */
function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))}${nbsp}kB`
    : `${number.format(kilobytes / 1000)}${nbsp}MB`;
}

/** Archives in progress or ready for download, and the button for a new one. */
export function ExportSection({
  exports,
  fileUrl,
  reloadTo,
  now,
  busy,
}: {
  exports: readonly DataExport[];
  fileUrl: (id: string) => string;
  /** Reloads the page to check whether an archive is ready. */
  reloadTo: string;
  now: number;
  busy: boolean;
}) {
  const waiting = exports.find(({ state }) => state === 'waiting');
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="archiv">
      <h2 id="archiv">Odnést si data</h2>
      <p>
        Připravíme archiv ZIP: účet, inzeráty, zprávy, oblíbené, hlídání i objednávky jako JSON a k tomu
        fotky. Chybějí v něm jen otisky hesel, PINů a klíčů.
      </p>
      {exports.map(
        ({ id, state, askedAt, sizeBytes, expiresAt }) =>
          state === 'ready' && (
            <div key={id} className={layout.row}>
              {/* A plain link, so that the browser downloads the file and stays on the page. */}
              <a href={fileUrl(id)} download className={buttonClass({ size: 'tap' })}>
                <Icon of={Download} />
                Stáhnout archiv
              </a>
              <span className={classNames(text.small, text.secondary)}>
                připravený {formatMoment(askedAt, now)}, {formatFileSize(sizeBytes ?? 0)}, ke stažení do{' '}
                {formatDate(expiresAt)}
              </span>
            </div>
          ),
      )}
      {waiting ? (
        <div className={layout.row}>
          <p>Archiv připravujeme. Až bude hotový, napíšeme ti.</p>
          <LinkButton to={reloadTo} variant="secondary" size="tap">
            Podívat se, jestli už je
          </LinkButton>
        </div>
      ) : (
        <Form method="post" preventScrollReset>
          <Button name="intent" value="export" variant="secondary" busy={busy}>
            {exports.length > 0 ? 'Připravit nový archiv' : 'Připravit archiv'}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** Deletion of the account, what happens to its data, and how to cancel it while possible. */
export function DeletionSection({
  leaving,
  errors,
  busy,
}: {
  leaving: OwnData['leaving'];
  errors?: FieldErrorMessages | undefined;
  busy: boolean;
}) {
  const wrong = errors?.understood;
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="odchod">
      <h2 id="odchod">Smazat účet</h2>
      {leaving && (
        <Alert severity="warn" title={`Účet smažeme ${formatDate(leaving.goesAt)}`}>
          <Form method="post" preventScrollReset className={layout.stack}>
            <p>Inzeráty jsou stažené. Když si to rozmyslíš, vrátí se.</p>
            <Button name="intent" value="stay">
              Chci si účet nechat
            </Button>
          </Form>
        </Alert>
      )}
      <div className={text.prose}>
        <h3>Co se stane</h3>
        <ul>
          <li>Inzeráty stáhneme hned a tvoje veřejná stránka zmizí.</li>
          <li>{cancelDeletionDays} dní si to můžeš rozmyslet. Přijde ti o tom e-mail.</li>
          <li>
            Pak smažeme účet, inzeráty, fotky, koncepty, zprávy, oblíbené, hlídání a všechna přihlášení.
            Vrátit to nepůjde.
          </li>
        </ul>
        <h3>Co zůstane a proč</h3>
        <ul>
          <li>
            Doklady o zaplacených členstvích, s <span className={text.noWrap}>e-mailem</span>, na který byly
            vystavené: chtějí to zákony. Jak dlouho, stojí na stránce{' '}
            <PageLink to={retentionUrl}>Zpracování osobních údajů</PageLink>.
          </li>
          <li>
            Tvoje zprávy jiným zůstanou v jejich <span className={text.noWrap}>e-mailu</span>. Do cizích
            schránek nevidíme.
          </li>
          <li>
            Otisk adresy tvé veřejné stránky, ze kterého jméno nejde přečíst. Díky němu starý odkaz řekne, že
            tu už nejsi.
          </li>
        </ul>
      </div>
      {!leaving && (
        <Form method="post" preventScrollReset className={layout.stack}>
          <div>
            <Checkbox
              id="understood"
              name="understood"
              label="Rozumím, že inzeráty zmizí hned a účet za sedm dní"
              aria-invalid={wrong !== undefined || undefined}
              aria-describedby={wrong ? 'understood-error' : undefined}
            />
            <FieldMessageLines id="understood" error={wrong} />
          </div>
          <Button name="intent" value="leave" variant="danger" busy={busy}>
            Smazat účet
          </Button>
        </Form>
      )}
    </section>
  );
}
