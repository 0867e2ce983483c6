import { useEffect, useRef } from 'react';
import { Form, type FormProps } from 'react-router';
import { classNames } from '../class-names.ts';
import layout from '../layout/layout.module.css';
import type { FieldSentences } from './form-fields.ts';
import { focusFirst } from './live-form-dom.ts';

/**
 * A form that only the server checks. Its fields show the server's sentences instead of the browser's own bubbles,
 * and the first of those fields takes focus once the answer, `errors`, has come.
 */
export function SentForm({
  errors,
  className,
  ...rest
}: Omit<FormProps, 'method' | 'noValidate' | 'ref'> & { errors: FieldSentences | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(ref.current, Object.keys(errors ?? {})), [errors]);
  return (
    <Form {...rest} ref={ref} method="post" noValidate className={classNames(layout.stack, className)} />
  );
}
