import { outOf, wholeNumber } from '../../contract/czech.ts';
import {
  type ChangeEvent,
  type Ref,
  type RefCallback,
  type TextareaHTMLAttributes,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../hydrated.ts';
import styles from './input.module.css';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
  /** Maximum length in characters; longer text is allowed and its count shown in red, so that nothing is cut. */
  limit?: number | undefined;
  'data-fine'?: true | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A multi-line field that counts characters once JavaScript runs. */
export function TextArea({ limit, className, onChange, ref, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState<number>();
  const typed = useTypedBefore(rest.id);
  useLayoutEffect(() => {
    if (typed !== undefined && own.current) own.current.value = typed;
  }, [typed]);
  useEffect(() => setLength(own.current?.value.length), []);
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(event.target.value.length);
    onChange?.(event);
  }
  return (
    <>
      <textarea
        {...rest}
        ref={joinRefs(own, ref)}
        onChange={change}
        className={classNames(styles.area, className)}
      />
      {limit !== undefined && (
        <p
          className={classNames(styles.counter, length !== undefined && length > limit && styles.over)}
          aria-hidden="true"
        >
          {/* The line is reserved from the start, so that nothing below moves when the count appears. */}
          {length === undefined ? '\u00a0' : `${wholeNumber(length)} ${outOf(limit)} znaků`}
        </p>
      )}
    </>
  );
}

/** Combines refs, for a component that needs the element its caller may need as well. */
function joinRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/**
 * Text typed into a multi-line field before hydration. React resets the field to the server's text when it hydrates, so
 * the typed text is read before that; the caller restores it afterwards.
 */
function useTypedBefore(id: string | undefined): string | undefined {
  const takingOver = !useHydrated();
  const [typed] = useState(() => (takingOver && id !== undefined ? typedInto(id) : undefined));
  return typed;
}

function typedInto(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue) return undefined;
  return field.value;
}
