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
  /** Longest length in characters; more can be typed and is counted in red, so that nothing is cut. */
  limit?: number | undefined;
  'data-fine'?: true | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A field of several lines that counts characters once JavaScript runs. */
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
          {/* Its line is there from the start, so that nothing below moves from under a finger. */}
          {length === undefined ? '\u00a0' : `${wholeNumber(length)} ${outOf(limit)} znaků`}
        </p>
      )}
    </>
  );
}

/** One ref that fills several, for a component that needs the element its caller may want as well. */
function joinRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/**
 * What was typed into a field of several lines before the scripts came. React puts the words of the server back into
 * it when it takes the page over, so they are read before that; whoever asks returns them after it.
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
