import { expect, test } from 'vitest';
import { contactForm } from '../conversations/contract.ts';
import { profileForm } from '../profiles/contract.ts';
import { publicName } from './contract.ts';
import { isReservedName, reservedName } from './reserved-names.ts';

test.each([
  'Florbalový bazar',
  'FLORBALOVY BAZAR.cz',
  'Florbalovy-bazar',
  'F l o r b a l o v ý bazar',
  'Tým Florbalového bazaru Florbalový bazar',
  'Správa bazaru',
  'sprava',
  'Podpora',
  'Podpora zákazníků',
  'Správa B.',
  'Správkyně bazaru',
  'Administrátorka',
  'Admin',
  'Pan admin',
  'A.d.m.i.n',
  'Adm1n',
  '\u0410dmin',
  'Mod\u0435r\u0430t\u043er',
  'Моderátor',
  'FIorbalový bazar',
])('„%s“ is reserved for the site', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'Tomáš V.',
  'Florbal Brno',
  'Bazar výstroje',
  'Spravedlivý Jan',
  'Adminová',
  'Jan Podpora',
  'Podpora florbalu z. s.',
  'Správa sportovišť Brno',
  'Леонид',
  '77',
])('„%s“ is not reserved', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('reserved names are rejected for accounts, companies and messages', () => {
  const said = expect.arrayContaining([expect.objectContaining({ message: reservedName })]);
  expect(publicName.safeParse('Admin').error?.issues).toEqual(said);
  const message = { email: 'eva@example.cz', message: 'Je ještě k mání?', consent: 'on' };
  expect(contactForm.safeParse({ ...message, name: 'Podpora bazaru' }).error?.issues).toEqual(said);
  const trader = {
    sellsAs: 'trader',
    placeShown: 'exact',
    companyId: '27074358',
    street: 'Halova 1',
    city: 'Brno',
    postcode: '60200',
  };
  const company = profileForm.safeParse({ ...trader, companyName: 'Florbalový bazar s.r.o.' });
  expect(company.error?.issues).toEqual(said);
  expect(
    profileForm.safeParse({ ...trader, companyName: 'Palice s.r.o.', fullName: 'Admin Novák' }).error?.issues,
  ).toEqual(said);
});
