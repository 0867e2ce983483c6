import { type CountForms, counted } from '../../../contract/czech.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import text from '../../../ui/layout/text.module.css';

/** Submits the filters; with JavaScript the button shows the result count. */
export function ShowFound({
  forms,
  total,
  counting,
  className,
  ...button
}: Pick<ButtonProps, 'form' | 'block'> & {
  /** Plural forms in the accusative; the second one is used without a count. */
  forms: CountForms;
  total: number | undefined;
  counting: boolean;
  /** Class once filters are applied live. */
  className?: string | undefined;
}) {
  const alive = useHydrated();
  const count = alive && total !== undefined ? counted(total, forms) : undefined;
  return (
    <>
      <Button {...button} className={alive ? className : undefined}>
        Ukázat {count ?? forms[1]}
      </Button>
      {alive && (
        <span role="status" className={text.hidden}>
          {!counting && count}
        </span>
      )}
    </>
  );
}
