import { type CountForms, counted } from '../../../contract/czech.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import text from '../../../ui/layout/text.module.css';

/** Sends filters; once JavaScript can count what is chosen, it says how much they give. */
export function ShowFound({
  forms,
  total,
  counting,
  className,
  ...button
}: Pick<ButtonProps, 'form' | 'block'> & {
  /** In the fourth case; the second one stands alone while there is no number. */
  forms: CountForms;
  total: number | undefined;
  counting: boolean;
  /** Its look once JavaScript follows each choice. */
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
