import { z } from 'zod';

/**
 * The generic validation sentences of the specification, word for word.
 * They are never inflected: 'Řetězec musí mít alespoň 5 znaků' holds for any number.
 */
export const sentences = {
  required: 'Toto pole je povinné',
  notSelected: 'Musíte vybrat hodnotu',
  wrongType: (type: string) => `Toto pole musí být \`${type}\``,
  numberMin: (min: number | bigint) => `Číslo musí mít alespoň ${min} znaků`,
  numberMax: (max: number | bigint) => `Číslo musí mít nejvýše ${max} znaků`,
  greater: (more: number | bigint) => `Číslo musí být větší než ${more}`,
  less: (less: number | bigint) => `Číslo musí být menší než ${less}`,
  integer: 'Číslo musí být celé číslo',
  stringMin: (min: number | bigint) => `Řetězec musí mít alespoň ${min} znaků`,
  stringMax: (max: number | bigint) => `Řetězec nesmí přesáhnout ${max} znaků`,
  stringExact: (length: number | bigint) => `Řetězec musí mít ${length} znaků`,
  email: 'Neplatný formát emailu',
  url: 'Neplatný formát URL',
  arrayMin: 'Musíte vybrat jednu z možností',
  consent: 'Souhlas s podmínkami je povinný',
  passwordsMatch: 'Hesla se musí shodovat',
  pinsMatch: 'PINy se musí shodovat',
  wrongPin: 'Špatný PIN',
  searchTooShort: 'Zadej tři a více znaků',
  photoRequired: 'Přidej alespoň jednu fotku.',
} as const;

const missing = (input: unknown) => input === undefined || input === null || input === '';

/** Turns a Zod issue into the specification's sentence; used by every schema, in server and browser. */
export function czechIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (missing(issue.input)) return sentences.required;
      return issue.expected === 'int' ? sentences.integer : sentences.wrongType(issue.expected);
    case 'invalid_value':
    case 'invalid_union':
      return sentences.notSelected;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin === 'string') return sentences.stringMax(issue.maximum);
      return issue.inclusive === false ? sentences.less(issue.maximum) : sentences.numberMax(issue.maximum);
    case 'invalid_format':
      if (missing(issue.input)) return sentences.required;
      if (issue.format === 'email') return sentences.email;
      return issue.format === 'url' ? sentences.url : undefined;
    case 'not_multiple_of':
      return sentences.integer;
    default:
      return undefined;
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

/** Call once per process or page before parsing; Zod keeps the map globally. */
export function speakCzech(): void {
  z.config({ customError: czechIssue });
}
