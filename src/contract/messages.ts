import { z } from 'zod';
import { sentences } from './sentences.ts';

export { sentences } from './sentences.ts';

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
      if (missing(issue.input)) return sentences.required;
      return issue.expected === 'int'
        ? sentences.integer
        : sentences.wrongType(typeNames[issue.expected] ?? 'jiný typ');
    case 'invalid_value':
    case 'invalid_union':
      return sentences.notSelected;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin === 'string') {
        return issue.exact ? sentences.stringExact(issue.maximum) : sentences.stringMax(issue.maximum);
      }
      if (issue.origin === 'array' || issue.origin === 'set') return sentences.arrayMax(issue.maximum);
      return issue.inclusive === false ? sentences.less(issue.maximum) : sentences.numberMax(issue.maximum);
    case 'invalid_format':
      if (missing(issue.input)) return sentences.required;
      if (issue.format === 'email') return sentences.email;
      return issue.format === 'url' ? sentences.url : sentences.format;
    case 'not_multiple_of':
      return sentences.integer;
    default:
      return sentences.invalid;
  }
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === 'array' || issue.origin === 'set') return sentences.arrayMin;
  if (issue.origin === 'string') {
    if (missing(issue.input)) return sentences.required;
    return issue.exact ? sentences.stringExact(issue.minimum) : sentences.stringMin(issue.minimum);
  }
  return issue.inclusive === false ? sentences.greater(issue.minimum) : sentences.numberMin(issue.minimum);
}

/** Installs the Czech error map; call once per process or page before parsing, because Zod stores it globally. */
export function installCzechErrorMap(): void {
  z.config({ customError: czechIssue });
}
