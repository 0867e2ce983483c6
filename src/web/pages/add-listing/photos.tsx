import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type FormEvent, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { validationMessages } from '../../../contract/validation-messages.ts';
import { getOwnData } from '../../../features/account-deletion/contract.ts';
import type { Kind } from '../../../features/catalogue/contract.ts';
import { PhotoAlbum } from '../../../features/media/components/photo-album.tsx';
import { photosPerAlbum, photosPerUpload } from '../../../features/media/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { keepInput } from '../../form-answer.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { articleUrl, draftParameter, stepOfDraft, wizardUrls } from '../../../contract/urls.ts';
import { draftForAction, requireDraft } from './own-draft.ts';
import { LeavingNote } from './publish-refusal.tsx';
import { photoAction } from './photo-action.ts';
import { PhotoNotes } from './photo-notes.tsx';
import { readFormWithPhotos } from './form-with-photos.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { wizardTexts } from './wizard-texts.ts';
import styles from './wizard.module.css';

const stick = [
  'Celou hůl od omotávky po špičku',
  'Čepel zblízka a její zahnutí',
  'Nálepku s délkou a flexem',
  'Každou oděrku a prasklinu',
];
const blade = [
  'Čepel z obou stran',
  'Zahnutí shora',
  'Nápis s modelem a tvrdostí',
  'Každý škrábanec a prasklinu',
];
const shoes = ['Obě boty z boku', 'Podrážky', 'Štítek s velikostí', 'Ošlapaná místa'];
const goalie = [
  'Celý kus zepředu i zezadu',
  'Štítek s velikostí',
  'Pásky, zipy a suché zipy',
  'Každé prodřené místo',
];
const mask = [
  'Masku zepředu a z boku',
  'Mřížku zblízka',
  'Výstelku a pásky uvnitř',
  'Štítek s velikostí',
  'Každý škrábanec a prasklinu',
];
const other = ['Celý kus', 'Štítek se značkou a velikostí', 'Každé poškození zblízka'];

const adviceOf: Record<string, string[]> = {
  florbalky: stick,
  shafty: stick,
  cepele: blade,
  boty: shoes,
  'brankarske-masky': mask,
};
/** Categories of which the article about photos of sticks is true. */
const likeSticks = new Set(['florbalky', 'shafty', 'cepele']);

/** What photos of this category should show. */
function PhotoAdvice({ category }: { category: string }) {
  const advice = adviceOf[category] ?? (category.startsWith('brankarske-') ? goalie : other);
  return (
    <section className={classNames(layout.panel, styles.advice)}>
      <h2>Co vyfotit</h2>
      <ul className={classNames(layout.stackSmall, text.small)}>
        {advice.map((line) => (
          <li key={line}>
            <Icon of={Check} size="small" />
            {line}
          </li>
        ))}
      </ul>
      {likeSticks.has(category) && (
        <PageLink to={articleUrl('jak-vyfotit-hul')} target="_blank">
          Jak vyfotit hůl
        </PageLink>
      )}
    </section>
  );
}

/** Categories referred to as „ona“; others use a wording without gender. */
const feminine = new Set(['florbalky', 'cepele']);

function titleOf(kind: Kind, category: string): string {
  if (kind === 'demand') return 'Máš fotku, jak má vypadat?';
  return feminine.has(category) ? 'Ukaž ji ze všech stran' : 'Ukaž to ze všech stran';
}

export const handle = { bottomBar: false };

export async function loader({ context, url }: RouteArgs) {
  const [{ id, kind, albumId, photos, values }, { leaving }] = await Promise.all([
    requireDraft(context, url),
    loadFromApi(context, getOwnData),
  ]);
  return {
    id,
    kind,
    albumId,
    photos,
    category: String(values.category ?? ''),
    limits: { perUpload: photosPerUpload, limit: photosPerAlbum },
    goesAt: leaving?.goesAt,
    missing: url.searchParams.has('kontrola') && photos.length === 0,
  };
}

export async function action({ request, context, url }: RouteArgs) {
  const opened = await draftForAction(context, url, '');
  if (!opened.ok) throw data(opened.error, { status: opened.status });
  const draft = opened.data;
  const { kind, albumId, photos } = draft;
  const sent = await readFormWithPhotos(request, context, async () => albumId);
  if (url.searchParams.get(draftParameter) !== draft.id)
    throw redirect(stepOfDraft(wizardUrls[kind].photos, draft.id));
  const done = await photoAction(context, albumId, sent);
  if (done)
    return data(
      { message: '', removed: undefined, ...done },
      { status: done.photoErrors.length > 0 ? 422 : 200 },
    );
  if (kind === 'offer' && photos.length + sent.taken === 0) {
    return data(
      { message: '', removed: undefined, photoErrors: [validationMessages.photoRequired] },
      { status: 422 },
    );
  }
  throw redirect(stepOfDraft(wizardUrls[kind].preview, draft.id));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingPhotosPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { id, kind, albumId, photos, category, limits, goesAt, missing } = loaderData;
  const needed = kind === 'offer';
  const [none, setNone] = useState(missing);
  const going = useNavigation().formMethod === 'POST';
  const lost = actionData?.message;
  const answer = actionData && 'photoErrors' in actionData ? actionData : undefined;

  const submit = (count: number) => (event: FormEvent) => {
    setNone(needed && count === 0);
    if (count > 0 || !needed) return;
    event.preventDefault();
    document.getElementById('photos')?.focus();
  };
  return (
    <WizardFrame
      kind={kind}
      draftId={id}
      step={2}
      path={wizardUrls[kind].photos}
      title={titleOf(kind, category)}
      lead={wizardTexts[kind].photosLead}
    >
      {goesAt && <LeavingNote goesAt={goesAt} />}
      <Form method="post" encType="multipart/form-data" noValidate className={layout.stack}>
        <PhotoNotes errors={answer?.photoErrors ?? []} removed={answer?.removed} />
        <PhotoAlbum
          key={albumId}
          albumId={albumId}
          photos={photos}
          {...limits}
          error={none ? validationMessages.photoRequired : undefined}
        >
          {({ uploading, count }) => (
            <>
              {needed && <PhotoAdvice category={category} />}
              {lost && <Alert severity="error">{lost}</Alert>}
              <div className={styles.foot}>
                <LinkButton
                  to={stepOfDraft(wizardUrls[kind].details, id)}
                  variant="tertiary"
                  icon={ChevronLeft}
                >
                  Zpět
                </LinkButton>
                <Button
                  name="intent"
                  value="next"
                  size="large"
                  busy={uploading || going}
                  onClick={submit(count)}
                >
                  {uploading ? 'Nahrávám fotky' : 'Pokračovat na náhled'}
                </Button>
              </div>
            </>
          )}
        </PhotoAlbum>
      </Form>
    </WizardFrame>
  );
}
