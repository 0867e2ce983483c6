import type { OperationData } from '../../../contract/operation.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDateTime, formatTime } from '../../listings/components/format-time.ts';
import type { listAccountViews } from '../contract.ts';
import { accountViewMinutes } from '../rules.ts';

/** When and why admins have viewed the site as this account. */
export function AccountViews({ views }: { views: OperationData<typeof listAccountViews> }) {
  return (
    <>
      <p>
        Když ti po telefonu pomáháme, může se správce bazaru na {accountViewMinutes} minut podívat na web jako
        ty. Nic při tom nezmění a tvoje zprávy, přihlašování, platby ani archiv dat neuvidí.
      </p>
      {views.length === 0 ? (
        <p className={text.secondary}>Zatím se nikdo nedíval.</p>
      ) : (
        <ul className={layout.stackSmall}>
          {views.map(({ startedAt, endsAt, reason }) => (
            <li key={startedAt}>
              <b>
                Správce bazaru, {formatDateTime(startedAt)} až {formatTime(endsAt)}
              </b>
              <p>{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
