import Send from 'lucide-react/icons/send';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import text from '../../../ui/layout/text.module.css';
import { useFormDraft } from '../../../ui/forms/form-draft.ts';
import { useAlbum } from '../../media/components/use-album.ts';
import { photosPerMessage } from '../../media/rules.ts';
import type { Conversation, openMessageAlbum } from '../contract.ts';
import styles from './answer-form.module.css';
import { GatheredPhotos, PhotoButton } from './message-photos.tsx';

/** For fields of it that stand elsewhere. */
export const answerFormId = 'odpoved';

const load = () => import('./check-answer.ts').then(({ checkAnswer }) => checkAnswer);
const labels = { message: 'Zpráva', listing: 'Přiložený inzerát' };

const withAddress = 'Přijde e-mailem. Aby na něj šlo odpovědět, stojí v něm tvoje adresa.';
const withoutAddress =
  'Přijde i e-mailem, tvoje adresa v něm nebude. Kdo chce kód z SMS nebo číslo karty, podvádí.';

/** A session that ends meanwhile must not take away what is being written. */
async function openAlbum(id: string): Promise<string> {
  const path = `/account/conversations/${id}/album` as const;
  return (await api<typeof openMessageAlbum>('put', path, { staysHere: true })).id;
}

export type AnswerFormProps = {
  conversationId: string;
  /** The address of the conversation, which takes the message. */
  action: string;
  /** What came back with the server's answer. */
  value: string;
  errors: FieldSentences | undefined;
  /** Why it was not sent, when the field is not to blame. */
  problem: string | undefined;
  sending: boolean;
  /** The photos that go with it. */
  gathered: Conversation['gathered'];
  /** Whether the email shows the writer's address. */
  mailsAddress: boolean;
  /** The first one of theirs: what becomes of it is told. */
  first: boolean;
};

/** Where a conversation goes on. What is being written stays in this window until it is sent. */
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
  const hint = mailsAddress ? withAddress : first ? withoutAddress : undefined;
  const wrong = live.errors['message'] !== undefined;
  // With a photo the message need not have words.
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
      {...live.formProps}
    >
      {live.errors['listing'] && <Alert severity="error">{live.errors['listing'].join(' ')}</Alert>}
      {problem && (
        <Alert severity="error" scrollHere>
          {problem}
        </Alert>
      )}
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
