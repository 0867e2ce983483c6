import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import text from '../../../../ui/layout/text.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { useHydrated } from '../../../../ui/hydrated.ts';
import type { DraftSaving } from './use-draft-saving.ts';

const texts = {
  rest: 'Rozepsané ukládáme do konceptu.',
  waiting: 'Rozepsané ukládáme do konceptu.',
  saving: 'Ukládám do konceptu…',
  saved: 'Uloženo do konceptu.',
} as const;

/**
 * Status of saving the draft: one quiet line, or an alert when it failed. `listingsTo` links to the listing if
 * another window has published the draft.
 */
export function SavingNote({
  saving: { state, retry },
  listingsTo,
}: {
  saving: DraftSaving;
  listingsTo: string;
}) {
  const alive = useHydrated();
  if (state === 'lost') {
    return (
      <Alert
        severity="warn"
        title="Spojení vypadlo"
        actions={
          <Button type="button" variant="secondary" size="tap" onClick={retry}>
            Zkusit hned
          </Button>
        }
      >
        Rozepsané držíme v prohlížeči a uložíme, jakmile to půjde.
      </Alert>
    );
  }
  if (state === 'signed-out') {
    return (
      <Alert
        severity="warn"
        title="Přihlášení skončilo"
        actions={
          <Button type="button" variant="secondary" size="tap" onClick={() => window.location.reload()}>
            Přihlásit se znovu
          </Button>
        }
      >
        Rozepsané držíme v prohlížeči. Po přihlášení tady bude.
      </Alert>
    );
  }
  if (state === 'published') {
    return (
      <Alert
        severity="warn"
        title="Inzerát je mezitím zveřejněný"
        actions={
          <LinkButton to={listingsTo} variant="secondary" size="tap">
            Přejít na Moje inzerce
          </LinkButton>
        }
      >
        Zveřejnilo ho jiné okno. Co píšeš tady, se už neukládá; změny udělej rovnou v inzerátu.
      </Alert>
    );
  }
  if (state === 'gone') {
    return (
      <Alert severity="warn" title="Koncept už není">
        Zahodilo ho jiné okno, takže se nemá co ukládat. Když půjdeš dál, uložíme napsané do nového.
      </Alert>
    );
  }
  return (
    <p className={classNames(text.small, text.muted, text.right)} role="status">
      {alive ? texts[state] : 'Napsané uložíme, až půjdeš dál.'}
    </p>
  );
}
