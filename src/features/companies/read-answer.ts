import { z } from 'zod';
import type { Company } from './contract.ts';

const text = z.string().nullish();

/** The parts of the register's answer that we read; the rest may change as it likes. */
const answer = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  dic: text,
  datumZaniku: text,
  sidlo: z
    .object({
      nazevUlice: text,
      nazevCastiObce: text,
      nazevObce: text,
      cisloDomovni: z.number().nullish(),
      cisloOrientacni: z.number().nullish(),
      cisloOrientacniPismeno: text,
      /** A number in the register, so zeros at its beginning are lost; Czech postcodes begin with 1 to 7. */
      psc: z.number().nullish(),
      textovaAdresa: text,
    })
    .nullish(),
  seznamRegistraci: z.object({ stavZdrojeDph: text }).nullish(),
});
type Seat = NonNullable<z.output<typeof answer>['sidlo']>;

/** The company in an answer of ARES (version 3, `/ekonomicke-subjekty/{ico}`); nothing when it is no such answer. */
export function readAnswer(body: unknown): Company | undefined {
  const { data } = answer.safeParse(body);
  if (!data) return undefined;
  const seat = data.sidlo ?? {};
  return {
    companyId: data.ico,
    name: data.obchodniJmeno,
    vatId: data.seznamRegistraci?.stavZdrojeDph === 'AKTIVNI' ? (data.dic ?? undefined) : undefined,
    street: streetOf(seat),
    city: seat.nazevObce ?? '',
    postcode: postcodeOf(seat),
    endedOn: data.datumZaniku?.slice(0, 10),
  };
}

/** `Budějovická 778/3a`; where there are no streets, the part of the municipality and the number: `Lhota 12`. */
function streetOf(seat: Seat): string {
  const orientation = seat.cisloOrientacni
    ? `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}`
    : undefined;
  const numbers = [seat.cisloDomovni, orientation].filter(Boolean).join('/');
  const street = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce;
  if (!street || !numbers) return seat.textovaAdresa?.split(',')[0] ?? street ?? '';
  return `${street} ${numbers}`;
}

function postcodeOf({ psc }: Seat): string | undefined {
  const digits = String(psc ?? '');
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : undefined;
}
