import Send from 'lucide-react/icons/send';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import text from '../../../ui/layout/text.module.css';
import { useFormDraft } from '../../../ui/forms/form-draft.ts';
import { useAlbum } from '../../media/components/use-album.ts';
import { photosPerMessage } from '../../media/rules.ts';
import type { Conversation, openMessageAlbum } from '../contract.ts';
import styles from './answer-form.module.css';
import { useTyping } from './use-typing.ts';
import { GatheredPhotos, PhotoButton } from './message-photos.tsx';

/** For fields of the form that are rendered outside it. */
export const answerFormId = 'odpoved';

const load = () => import('./check-answer.ts').then(({ checkAnswer }) => checkAnswer);
const labels = { message: 'Zpráva', listing: 'Přiložený inzerát' };

const withAddress = 'Přijde e-mailem. Aby na něj šlo odpovědět, stojí v něm tvoje adresa.';
const withoutAddress =
  'Přijde i e-mailem, tvoje adresa v něm nebude. Kdo chce kód z SMS nebo číslo karty, podvádí.';

/** Does not redirect when the session has expired, so that the typed message is not lost. */
async function openAlbum(id: string): Promise<string> {
  const path = `/account/conversations/${id}/album` as const;
  return (await api<typeof openMessageAlbum>('put', path, { staysHere: true })).id;
}

export type AnswerFormProps = {
  conversationId: string;
  /** URL of the conversation, which handles the form. */
  action: string;
  /** The text of a refused message. */
  value: string;
  errors: FieldErrorMessages | undefined;
  /** Why it was not sent, when the text is valid. */
  problem: string | undefined;
  sending: boolean;
  /** Photos attached to the message. */
  gathered: Conversation['gathered'];
  /** Whether the email discloses the sender's address. */
  mailsAddress: boolean;
  /** Whether it is the sender's first message here, which shows a hint on how it is delivered. */
  first: boolean;
};

/** The reply form. Unsent text is kept in this tab. */
export function AnswerForm({
  conversationId,
  action,
  value,
  gathered,
  errors,
  problem,
  sending,
  mailsAddress,
  first,
}: AnswerFormProps) {
  const photos = useAlbum({
    albumId: () => openAlbum(conversationId),
    photos: gathered?.photos ?? [],
    perUpload: photosPerMessage,
    limit: photosPerMessage,
  });
  const count = photos.tiles.filter(({ state }) => state === 'ready').length;
  const live = useLiveForm({ load, serverErrors: errors, labels });
  useFormDraft(live.formProps.ref, action);
  const typing = useTyping();
  const hint = mailsAddress ? withAddress : first ? withoutAddress : undefined;
  const wrong = live.errors['message'] !== undefined;
  // With a photo the text is optional, so it is validated again.
  useEffect(() => {
    if (count > 0) announceChange(document.getElementById('message'));
  }, [count]);
  return (
    <Form
      id={answerFormId}
      method="post"
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      className={styles.form}
      onBlur={typing.end}
      {...live.formProps}
    >
      {live.errors['listing'] && <Alert severity="error">{live.errors['listing'].join(' ')}</Alert>}
      <ErrorAlert message={problem} />
      <GatheredPhotos tiles={photos.tiles} news={photos.news} tooMany={photos.tooMany} onTool={photos.use} />
      {count > 0 && <input type="hidden" name="album" value={photos.album ?? gathered?.id} />}
      <div className={styles.line}>
        <PhotoButton full={photos.tiles.length >= photosPerMessage} onFiles={photos.add} />
        <label htmlFor="message" className={text.hidden}>
          Zpráva
        </label>
        <TextArea
          id="message"
          name="message"
          rows={1}
          required
          placeholder="Napiš zprávu"
          defaultValue={value}
          onFocus={typing.begin}
          aria-invalid={wrong || undefined}
          aria-describedby={
            [wrong && 'message-error', hint && 'message-hint'].filter(Boolean).join(' ') || undefined
          }
        />
        <Button icon={Send} busy={sending || photos.uploading}>
          <span className={styles.send}>Odeslat</span>
        </Button>
      </div>
      <FieldMessageLines id="message" error={live.errors['message']} hint={hint} />
    </Form>
  );
}
