import { z } from 'zod';
import { validationMessages } from './validation-messages.ts';

export { validationMessages } from './validation-messages.ts';

const missing = (input: unknown) => input === undefined || input === null || input === '';

/** Czech names of field types. */
const typeNames: Readonly<Record<string, string>> = {
  number: 'číslo',
  string: 'text',
  boolean: 'ano nebo ne',
  array: 'seznam',
  tuple: 'seznam',
  object: 'objekt',
  record: 'objekt',
  date: 'datum',
  bigint: 'číslo',
  file: 'soubor',
};

/** Translates a Zod issue into the specification's sentence; used by every schema on the server and in the browser. */
export function czechIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (missing(issue.input)) return validationMessages.required;
      return issue.expected === 'int'
        ? validationMessages.integer
        : validationMessages.wrongType(typeNames[issue.expected] ?? 'jiný typ');
    case 'invalid_value':
    case 'invalid_union':
      return validationMessages.notSelected;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin === 'string') {
        return issue.exact
          ? validationMessages.stringExact(issue.maximum)
          : validationMessages.stringMax(issue.maximum);
      }
      if (issue.origin === 'array' || issue.origin === 'set')
        return validationMessages.arrayMax(issue.maximum);
      return issue.inclusive === false
        ? validationMessages.less(issue.maximum)
        : validationMessages.numberMax(issue.maximum);
    case 'invalid_format':
      if (missing(issue.input)) return validationMessages.required;
      if (issue.format === 'email') return validationMessages.email;
      return issue.format === 'url' ? validationMessages.url : validationMessages.format;
    case 'not_multiple_of':
      return validationMessages.integer;
    default:
      return validationMessages.invalid;
  }
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === 'array' || issue.origin === 'set') return validationMessages.arrayMin;
  if (issue.origin === 'string') {
    if (missing(issue.input)) return validationMessages.required;
    return issue.exact
      ? validationMessages.stringExact(issue.minimum)
      : validationMessages.stringMin(issue.minimum);
  }
  return issue.inclusive === false
    ? validationMessages.greater(issue.minimum)
    : validationMessages.numberMin(issue.minimum);
}

/** Installs the Czech error map; call once per process or page before parsing, because Zod stores it globally. */
export function installCzechErrorMap(): void {
  z.config({ customError: czechIssue });
}
