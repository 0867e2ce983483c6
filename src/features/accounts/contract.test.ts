import { expect, it } from 'vitest';
import { installCzechErrorMap } from '../../contract/messages.ts';
import { email, lastingPinForm, pinForm, publicName } from './contract.ts';

installCzechErrorMap();
type Parsed = { error?: { issues: { message: string }[] } };
const sentencesOf = ({ error }: Parsed) => error?.issues.map(({ message }) => message);

it.each([
  [undefined, 'Toto pole je povinné'],
  ['', 'Toto pole je povinné'],
  ['12345', 'Řetězec musí mít 6 znaků'],
  ['1234567', 'Řetězec musí mít 6 znaků'],
  ['12a456', 'PIN má jen číslice'],
  [123456, 'Toto pole musí být `text`'],
])('refuses the PIN %j with „%s“', (pin, sentence) => {
  expect(sentencesOf(pinForm.safeParse({ pin }))).toEqual([sentence]);
});

it('accepts a PIN pasted with spaces', () => {
  expect(pinForm.parse({ pin: ' 012 345 ' })).toEqual({ pin: '012345' });
});

it('requires the lasting PIN to be entered twice', () => {
  expect(sentencesOf(lastingPinForm.safeParse({ pin: '405163', pinAgain: '405164' }))).toEqual([
    'PINy se musí shodovat',
  ]);
  expect(lastingPinForm.safeParse({ pin: '405163', pinAgain: '405 163' }).success).toBe(true);
});

it.each(['000000', '999999', '123456', '234567', '567890', '654321', '098765'])(
  'refuses %s as too easy to guess',
  (pin) => {
    expect(sentencesOf(lastingPinForm.safeParse({ pin, pinAgain: pin }))).toEqual([
      'Tenhle PIN se dá snadno uhodnout. Zvol jiný.',
    ]);
  },
);

it('normalizes an email address to lower case, and refuses an invalid one with the reason', () => {
  expect(email.parse(' Eva@Example.CZ ')).toBe('eva@example.cz');
  expect(sentencesOf(email.safeParse('eva@'))).toEqual(['Neplatný formát emailu']);
  expect(sentencesOf(email.safeParse(''))).toEqual(['Toto pole je povinné']);
  expect(sentencesOf(email.safeParse('a@b.cz\r\nBcc: c@d.cz'))).toEqual(['Neplatný formát emailu']);
});

it.each(['eva@example.cz', 'Eva 777123456', 'Eva 777 123 456', 'https://eva.cz', 'www.eva.cz'])(
  'refuses contact details in a public name: %s',
  (name) => {
    expect(sentencesOf(publicName.safeParse(name))).toEqual(['Do jména nepatří e-mail, telefon ani odkaz.']);
  },
);

it('accepts names of people and teams', () => {
  for (const name of ['Ďuro', 'Hráč 4821', 'Anna-Marie O’Neil', 'Brankář z Brna'])
    expect(publicName.parse(name)).toBe(name);
  expect(publicName.parse('  Jan \n Novák ')).toBe('Jan Novák');
  expect(publicName.safeParse('Jan\u202eNovák').success).toBe(false);
});
