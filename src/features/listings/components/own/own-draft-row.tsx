import Pencil from 'lucide-react/icons/pencil';
import { Form } from 'react-router';
import { buttonClass } from '../../../../ui/actions/button-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/cards/badge.tsx';
import { Row } from '../../../../ui/cards/row.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Dotted } from '../../../../ui/layout/dotted.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import type { Draft } from '../../contract.ts';
import { formatDayMonth } from '../format-time.ts';
import { withoutPhoto } from '../without-photo.ts';
import styles from './own.module.css';
import { DemandBadge } from './state-badge.tsx';

/** An unfinished offer or demand with a link to continue it. */
export function OwnDraftRow({ draft }: { draft: Draft }) {
  const photo = draft.photos[0];
  const demand = draft.kind === 'demand';
  const title =
    fieldText(draft.values, 'title').trim() || (demand ? 'Poptávka bez názvu' : 'Inzerát bez názvu');
  const notes = [
    photo || demand ? undefined : 'Chybí fotka',
    `Držíme ho do\u00a0${formatDayMonth(draft.expiresAt)}`,
  ];
  return (
    <Row
      title={title}
      photo={photo && <img src={photo.preview} alt="" width="88" height="88" loading="lazy" />}
      instead={withoutPhoto(draft)}
      badges={
        <span className={styles.badges}>
          {demand && <DemandBadge />}
          <Badge tone="line" icon={Pencil}>
            Koncept
          </Badge>
        </span>
      }
      note={<Dotted parts={notes} />}
      actions={
        <>
          <Form method="post">
            <input type="hidden" name="draft" value={draft.id} />
            <Button name="move" value="resume" size="tap">
              Dokončit
            </Button>
          </Form>
          <Menu id={`moznosti-${draft.id}`} subject={title}>
            <details className={styles.confirm}>
              <summary className={buttonClass({ variant: 'item', size: 'tap' })}>Zahodit</summary>
              <Form method="post" preventScrollReset className={styles.question}>
                <input type="hidden" name="draft" value={draft.id} />
                <p>Koncept zmizí i s fotkami.</p>
                <Button name="move" value="discard" variant="danger" size="tap">
                  Zahodit koncept
                </Button>
              </Form>
            </details>
          </Menu>
        </>
      }
    />
  );
}
