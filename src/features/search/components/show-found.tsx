import { type CountForms, counted } from '../../../contract/czech.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import text from '../../../ui/layout/text.module.css';
import { listedKind, type SearchState } from '../address.ts';
import styles from './show-found.module.css';

/** What the button shows, in the fourth case. */
const askedFor: Readonly<Record<ReturnType<typeof listedKind>, CountForms>> = {
  offer: ['nabídku', 'nabídky', 'nabídek'],
  demand: ['poptávku', 'poptávky', 'poptávek'],
  all: ['inzerát', 'inzeráty', 'inzerátů'],
};

/** Sends the filters; while they are chosen it says how much they give. Wide screens follow each choice without it. */
export function ShowFound({
  formId,
  search,
  total,
  counting,
}: {
  formId: string;
  search: SearchState;
  total: number | undefined;
  counting: boolean;
}) {
  const alive = useHydrated();
  const words = total === undefined || !alive ? 'inzeráty' : counted(total, askedFor[listedKind(search)]);
  return (
    <>
      <Button
        form={formId}
        className={alive ? styles.onlyInDrawer : undefined}
        aria-busy={counting || undefined}
      >
        Ukázat {words}
      </Button>
      {alive && (
        <span role="status" className={text.hidden}>
          {!counting && total !== undefined && words}
        </span>
      )}
    </>
  );
}
