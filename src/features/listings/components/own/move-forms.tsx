import type { ReactNode } from 'react';
import { withFullStop } from '../../../../contract/czech.ts';
import { Form, useNavigation } from 'react-router';
import { buttonClass } from '../../../../ui/actions/button-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { IconDrawing } from '../../../../ui/icons/icon.tsx';
import text from '../../../../ui/layout/text.module.css';
import type { MoveName } from '../../contract.ts';
import styles from './own.module.css';

type Move = {
  id: number;
  move: MoveName | 'copy' | 'top' | 'reopen' | 'reserve-for' | 'remaining';
  label: string;
  title: string;
  /** `item` inside a listing's menu; next to it `secondary`, or `primary` when urgent. */
  look?: 'primary' | 'secondary' | 'item';
  /** The page that handles it, if not the current one. */
  action?: string | undefined;
};

/** Whether this move is being submitted. */
function useBusy({ id, move }: Pick<Move, 'id' | 'move'>): boolean {
  const { formData } = useNavigation();
  return formData?.get('id') === String(id) && formData.get('move') === move;
}

/** A reversible move: one press. */
export function MoveButton({
  id,
  move,
  label,
  title,
  look = 'item',
  icon,
  remaining,
  action,
}: Move & { icon?: IconDrawing; remaining?: number }) {
  const busy = useBusy({ id, move });
  return (
    <Form method="post" {...(action ? { action } : {})} preventScrollReset={move !== 'copy'}>
      <input type="hidden" name="id" value={id} />
      {remaining !== undefined && <input type="hidden" name="remaining" value={remaining} />}
      <Button name="move" value={move} variant={look} size="tap" busy={busy} {...(icon ? { icon } : {})}>
        {label}
        <span className={text.hidden}>: {title}</span>
      </Button>
    </Form>
  );
}

/** Shown before a reservation passes to someone else. */
export const reservationEnds = (name: string): string =>
  `${withFullStop(`Teď je inzerát rezervovaný pro: ${name}`)} Pro někoho jiného ta rezervace skončí. Kdo ti psal tady, dostane o tom zprávu.`;

/** An irreversible move: the button opens a confirmation. */
export function ConfirmMove({
  id,
  move,
  label,
  title,
  look = 'item',
  question,
  answer,
  danger,
  open,
  action,
  children,
}: Move & { question: string; answer: string; danger?: boolean; open?: boolean; children?: ReactNode }) {
  const busy = useBusy({ id, move });
  return (
    <details
      className={styles.confirm}
      open={open}
      // Otherwise the opened part could stay hidden below the fold of a phone.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className={buttonClass({ variant: look, size: 'tap' })}>
        {label}
        <span className={text.hidden}>: {title}</span>
      </summary>
      <Form method="post" {...(action ? { action } : {})} preventScrollReset className={styles.question}>
        <input type="hidden" name="id" value={id} />
        <p>{question}</p>
        {children}
        <Button name="move" value={move} variant={danger ? 'danger' : 'primary'} size="tap" busy={busy}>
          {answer}
        </Button>
      </Form>
    </details>
  );
}
