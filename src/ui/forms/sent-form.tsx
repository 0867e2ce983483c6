import { useEffect, useRef } from 'react';
import { Form, type FormProps } from 'react-router';
import { classNames } from '../class-names.ts';
import layout from '../layout/layout.module.css';
import type { FieldErrorMessages } from './form-fields.ts';
import { focusFirst } from './live-form-dom.ts';

/**
 * A form validated by the server only. Its fields show the server's errors instead of the browser's bubbles, and the
 * first of those fields is focused when `errors` arrive.
 */
export function SentForm({
  errors,
  className,
  ...rest
}: Omit<FormProps, 'method' | 'noValidate' | 'ref'> & { errors: FieldErrorMessages | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(ref.current, Object.keys(errors ?? {})), [errors]);
  return (
    <Form {...rest} ref={ref} method="post" noValidate className={classNames(layout.stack, className)} />
  );
}
