import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './second-factor.module.css';

/** New recovery codes, shown only once. `children` is the next step. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  return (
    <section className={classNames(layout.panel, layout.stack)}>
      <h2>Záložní kódy</h2>
      <Alert severity="warn" scrollHere title="Ulož si je hned, znovu je neukážeme">
        Každý jednou potvrdí dvoufázové ověření, když nebude po ruce nic jiného. Vytiskni je nebo dej do
        správce hesel, ne do téhož telefonu.
      </Alert>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={layout.row}>{children}</div>
    </section>
  );
}
