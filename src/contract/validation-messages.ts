import { requiredMessage, invalidEmailMessage } from './field-messages.ts';
import { searchTooShort } from './search-too-short.ts';

/**
 * Generic validation sentences, verbatim from the specification. They are never inflected: 'Řetězec musí mít alespoň 5
 * znaků' is used for any number.
 */
export const validationMessages = {
  required: requiredMessage,
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
  email: invalidEmailMessage,
  url: 'Neplatný formát URL',
  arrayMin: 'Musíte vybrat jednu z možností',
  /** Not in the specification: errors that only programs can cause. */
  arrayMax: (max: number | bigint) => `Seznam smí mít nejvýše ${max} položek`,
  format: 'Hodnota nemá správný tvar',
  invalid: 'Neplatná hodnota',
  consent: 'Souhlas s podmínkami je povinný',
  passwordsMatch: 'Hesla se musí shodovat',
  pinsMatch: 'PINy se musí shodovat',
  wrongPin: 'Špatný PIN',
  searchTooShort,
  photoRequired: 'Přidej alespoň jednu fotku.',
} as const;
