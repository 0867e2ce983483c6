import { expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessages, installCzechErrorMap } from './messages.ts';

installCzechErrorMap();
const says = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

/** Sentences of section 5 of the specification, each with a schema and a value that produce it. */
it.each<[string, z.ZodType, unknown]>([
  ['Toto pole je povinné', z.string(), undefined],
  ['Toto pole je povinné', z.string(), null],
  ['Toto pole je povinné', z.string().min(5), ''],
  ['Toto pole je povinné', z.email(), ''],
  ['Toto pole je povinné', z.number(), undefined],
  ['Musíte vybrat hodnotu', z.enum(['left', 'right']), 'up'],
  ['Musíte vybrat hodnotu', z.enum(['left', 'right']), undefined],
  ['Musíte vybrat hodnotu', z.union([z.literal('a'), z.literal('b')]), 'c'],
  ['Toto pole musí být `text`', z.string(), 5],
  ['Toto pole musí být `číslo`', z.number(), 'five'],
  ['Číslo musí mít alespoň 1 znaků', z.number().min(1), 0],
  ['Číslo musí mít nejvýše 5 znaků', z.number().max(5), 6],
  ['Číslo musí být větší než 50', z.number().gt(50), 50],
  ['Číslo musí být menší než 104', z.number().lt(104), 104],
  ['Číslo musí být celé číslo', z.int(), 1.5],
  ['Číslo musí být celé číslo', z.number().multipleOf(1), 1.5],
  ['Řetězec musí mít alespoň 5 znaků', z.string().min(5), 'hůl'],
  ['Toto pole je povinné', z.string().trim().min(1), ' '],
  ['Řetězec nesmí přesáhnout 80 znaků', z.string().max(80), 'x'.repeat(81)],
  ['Řetězec musí mít 6 znaků', z.string().length(6), '12345'],
  ['Řetězec musí mít 6 znaků', z.string().length(6), '1234567'],
  ['Neplatný formát emailu', z.email(), 'eva@'],
  ['Neplatný formát URL', z.url(), 'unihoc'],
  ['Musíte vybrat jednu z možností', z.array(z.string()).min(1), []],
])('returns „%s“', (sentence, schema, value) => expect(says(schema, value)).toEqual([sentence]));

it('keeps a sentence that the schema defines itself', () => {
  expect(says(z.literal('on', { error: validationMessages.consent }), undefined)).toEqual([
    'Souhlas s podmínkami je povinný',
  ]);
});

it('has the other sentences of the specification verbatim', () => {
  expect(Object.values(validationMessages)).toEqual(
    expect.arrayContaining([
      'Hesla se musí shodovat',
      'PINy se musí shodovat',
      'Špatný PIN',
      'Souhlas s podmínkami je povinný',
      'Zadej tři a více znaků',
    ]),
  );
});
