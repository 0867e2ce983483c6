import Download from 'lucide-react/icons/download';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonLook } from '../../../ui/actions/button-look.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate, formatMoment } from '../../listings/components/format-time.ts';
import type { DataExport } from '../contract.ts';

const number = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 });
const nbsp = '\u00a0';

/** `640 kB`, `12,5 MB`; thousands as on a disk's label. */
function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))}${nbsp}kB`
    : `${number.format(kilobytes / 1000)}${nbsp}MB`;
}

/** Archives that are being made or can be downloaded, and the button for a new one. */
export function ExportSection({
  exports,
  fileUrl,
  reloadTo,
  now,
  busy,
}: {
  exports: readonly DataExport[];
  fileUrl: (id: string) => string;
  /** The page itself, to see whether an archive is ready. */
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
              {/* A plain link: the browser saves the file, and stays on the page. */}
              <a href={fileUrl(id)} download className={buttonLook({ size: 'tap' })}>
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
