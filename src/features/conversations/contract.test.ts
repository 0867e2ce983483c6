import { expect, it } from 'vitest';
import { installCzechErrorMap } from '../../contract/messages.ts';
import { contactForm } from './contract.ts';

installCzechErrorMap();
const filled = { name: 'Eva', email: 'eva@example.cz', message: 'Je ještě k mání?', consent: 'on' };

it('accepts a complete form, with or without a phone', () => {
  expect(contactForm.parse(filled)).toEqual({ ...filled, consent: true });
  expect(contactForm.parse({ ...filled, phone: '' })).toMatchObject({ phone: '' });
  expect(contactForm.parse({ ...filled, phone: '+420 777 123 456', consent: true })).toMatchObject({
    phone: '+420777123456',
  });
});

it.each([
  ['consent', undefined, 'Souhlas s podmínkami je povinný'],
  ['consent', false, 'Souhlas s podmínkami je povinný'],
  ['message', 'Ahoj', 'Řetězec musí mít alespoň 10 znaků'],
  ['message', '', 'Toto pole je povinné'],
  ['message', 'x'.repeat(2001), 'Řetězec nesmí přesáhnout 2000 znaků'],
  ['name', '', 'Toto pole je povinné'],
  ['name', 'E', 'Řetězec musí mít alespoň 2 znaků'],
  ['email', 'eva', 'Neplatný formát emailu'],
  ['phone', '12', 'Telefon zadej jako 777 123 456 nebo +420 777 123 456'],
])('reports an error for the %s %j', (field, value, sentence) => {
  const { error } = contactForm.safeParse({ ...filled, [field]: value });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, sentence]]);
});
