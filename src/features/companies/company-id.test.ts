import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompanyId, companyId } from './contract.ts';

describe('the check digit of a company ID (IČO)', () => {
  // Published IDs of public bodies, with remainders 0, 1 and others.
  it.each(['00006947', '00216224', '61989592', '44992785', '27074358'])('accepts %s', (digits) => {
    expect(isCompanyId(digits)).toBe(true);
  });

  it('detects any single wrong digit', () => {
    const valid = fc.constantFrom('00216224', '61989592', '44992785', '27074358');
    fc.assert(
      fc.property(valid, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (id, at, by) => {
        const wrong = `${id.slice(0, at)}${(Number(id[at]) + by) % 10}${id.slice(at + 1)}`;
        // Remainders 0 and 10 share the check digit 1: the one error that the rule cannot detect.
        const sum = (digits: string) =>
          digits
            .slice(0, 7)
            .split('')
            .reduce((s, d, i) => s + Number(d) * (8 - i), 0) % 11;
        const blind = [0, 10].every((rest) => rest === sum(id) || rest === sum(wrong));
        expect(isCompanyId(wrong)).toBe(blind);
      }),
    );
  });

  it('accepts spaces and missing leading zeros, and explains what is wrong with other input', () => {
    expect(companyId.parse(' 216 224 ')).toBe('00216224');
    expect(companyId.safeParse('27074359').error?.issues[0]?.message).toBe(
      'Tohle IČO nemůže platit, zkontroluj číslice.',
    );
    expect(companyId.safeParse('CZ270743').error?.issues[0]?.message).toBe('IČO má osm číslic.');
  });
});
