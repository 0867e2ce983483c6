import { useEffect, useId, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { decisionUrl, privacyUrl, reportingUrl } from '../../../contract/urls.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type FieldErrorMessages, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ReportForm } from './report-form.tsx';

export type ReportDialogProps = {
  /** URL of the page with the same form, including the reported URL. */
  to: string;
  open: boolean;
  onClose: () => void;
};

/** Response to a report submitted from the dialog. */
export type Receipt = { number: number; key: string; email: boolean };
type Refused = { message: string; fields: FieldErrorMessages; values: FormFields };

/** The report form in a dialog, replaced by the receipt. */
export function ReportDialog({ to, open, onClose }: ReportDialogProps) {
  const form = useFetcher<FormFields>({ key: `form ${to}` });
  const sending = useFetcher<Receipt | Refused>({ key: `sending ${to}` });
  const ids = `${useId()}-`;
  const { load, data: values } = form;
  const receipt = sending.data && 'number' in sending.data ? sending.data : undefined;
  const refused = sending.data && !('number' in sending.data) ? sending.data : undefined;
  const elsewhere = useMemo(() => ({ form: sending.Form, action: reportingUrl, ids }), [sending.Form, ids]);
  const wanted = open && !values;
  useEffect(() => {
    if (wanted) void load(to);
  }, [wanted, load, to]);
  const wrong = Object.keys(refused?.fields ?? {}).length > 0;
  return createPortal(
    <Modal open={open} onClose={onClose} title={receipt ? `Hlášení č. ${receipt.number}` : 'Nahlásit obsah'}>
      {receipt ? (
        <ReceiptNote receipt={receipt} onClose={onClose} />
      ) : values ? (
        <div className={layout.stack}>
          <ReportForm
            values={values}
            what={fieldText(values, 'what')}
            errors={refused?.fields}
            message={wrong ? undefined : refused?.message}
            busy={sending.state !== 'idle'}
            elsewhere={elsewhere}
          />
          <p className={text.small}>
            Kdo hlásil, se inzerent nedozví. Jak s údaji zacházíme, píšeme ve{' '}
            <PageLink to={privacyUrl}>zpracování osobních údajů</PageLink>.
          </p>
        </div>
      ) : (
        <p role="status">Připravujeme formulář…</p>
      )}
    </Modal>,
    document.body,
  );
}

function ReceiptNote({ receipt: { key, email }, onClose }: { receipt: Receipt; onClose: () => void }) {
  return (
    <div className={layout.stack} role="status">
      <p>
        {email
          ? 'Hlášení je u nás. Potvrzení ti přijde e-mailem.'
          : 'Hlášení je u nás. Ulož si odkaz, jinde se nedozvíš, jak dopadlo.'}
      </p>
      <p>
        <PageLink to={decisionUrl(key)}>Jak je to s hlášením</PageLink>
      </p>
      <Button type="button" onClick={onClose}>
        Zavřít
      </Button>
    </div>
  );
}
