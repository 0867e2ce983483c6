import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { listingCard } from '../listings/contract.ts';
import { radiiKm } from '../search/contract.ts';
import {
  isShoeEstimated,
  kitBounds,
  maxTableAge,
  pieces,
  sides,
  defaultRadiusKm,
  wantOf,
  wants,
  wearers,
} from './rules.ts';
import { kitReasons } from './solve.ts';

const whole = ({ min, max, error }: { min: number; max: number; error: string }) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).optional();

const { min: smallest, max: largest, error: wrongShoe } = kitBounds.shoe;
const shoe = z.coerce
  .number({ error: wrongShoe })
  .min(smallest, { error: wrongShoe })
  .max(largest, { error: wrongShoe })
  .multipleOf(0.5, { error: wrongShoe })
  .optional();

const want = z.enum(wants, { error: validationMessages.notSelected }).optional();

/** One parameter for each piece. */
const wanted = {
  mask: want,
  vest: want,
  pants: want,
  kneepads: want,
  gloves: want,
  jersey: want,
  neck: want,
  stick: want,
  shoes: want,
  glasses: want,
  playerJersey: want,
  shorts: want,
  socks: want,
  bag: want,
} satisfies Record<(typeof pieces)[number], typeof want>;

export const kitQuery = z
  .object({
    who: z
      .enum(wearers, { error: validationMessages.notSelected })
      .default('goalie')
      .meta({ description: 'Brankář, dítě do pole, nebo dospělý hráč; brankářem může být i dítě' }),
    height: whole(kitBounds.height).meta({ description: 'Výška v cm' }),
    age: whole(kitBounds.age).meta({ description: 'Věk v letech; bez výšky se odhadne podle něj' }),
    shoe: shoe.meta({ description: 'Velikost bot EU' }),
    hand: z.enum(sides, { error: validationMessages.notSelected }).optional(),
    budget: whole(kitBounds.budget).meta({ description: 'Kolik má celá výbava nejvýš stát, v Kč' }),
    place: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,20}$/, { error: validationMessages.notSelected })
      .optional()
      .meta({ description: 'Kód obce, kolem které se hledá; bez něj celá republika' }),
    radius: z.coerce
      .number()
      .refine((km) => radiiKm.some((known) => known === km), { error: validationMessages.notSelected })
      .default(defaultRadiusKm)
      .meta({ description: 'Kolik km kolem obce' }),
    post: z
      .enum(['yes'], { error: validationMessages.notSelected })
      .optional()
      .meta({ description: 'I odjinud, když prodejce posílá' }),
    ...wanted,
  })
  .superRefine((query, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { who, height, age, shoe: size } = query;
    if (height === undefined && who === 'adult') say('height', 'Napiš výšku.');
    else if (height === undefined && age === undefined) say('height', 'Napiš výšku, nebo aspoň věk.');
    else if (height === undefined && (age ?? 0) > maxTableAge)
      say('height', `Podle věku odhadujeme jen do ${maxTableAge} let. Napiš výšku.`);
    const isShoeAsked = (['shoes', 'socks'] as const).some((piece) => wantOf(query, piece) !== 'owned');
    if (size === undefined && isShoeAsked && !isShoeEstimated(query))
      say('shoe', 'Napiš velikost bot, nebo u bot a štulpen zvol „Mám“.');
  });
export type KitQuery = z.output<typeof kitQuery>;

const piece = z.enum(pieces);

const kit = z
  .object({
    reasons: z
      .array(z.enum(kitReasons))
      .meta({ description: 'Čím je nejlepší: cenou, počtem prodejců, cestou' }),
    total: z.int().meta({ description: 'Ceny i s poštovným v Kč' }),
    postage: z.int().meta({ description: 'Kolik z toho je poštovné, pokud ho inzeráty uvádějí' }),
    sellers: z.array(
      z.object({
        name: z.string(),
        slug: z.string().meta({ description: 'Adresa veřejné stránky prodejce' }),
        /** Distance to the furthest of the seller's listings; undefined without a place. */
        km: z.int().optional(),
        /** True when it is beyond the requested radius and has to be sent. */
        byPost: z.boolean(),
        postage: z.int().optional(),
        listings: z.array(
          z.object({
            listing: listingCard,
            fills: z.array(piece),
            better: z
              .object({
                listing: listingCard,
                more: z.int().meta({ description: 'O kolik Kč víc, i s poštovným' }),
              })
              .optional()
              .meta({ description: 'Táž věc v lepším stavu za to, co z rozpočtu zbyde' }),
          }),
        ),
      }),
    ),
    distance: z
      .int()
      .optional()
      .meta({ description: 'Cesty k prodejcům, kteří předají osobně, dohromady v km' }),
    left: z.int().optional().meta({ description: 'Kolik zbyde z rozpočtu; pod nulou o kolik se přečerpá' }),
  })
  .meta({ id: 'Kit' });
export type Kit = z.output<typeof kit>;

export const kitAnswer = z
  .object({
    pieces: z.array(
      z.object({
        piece,
        optional: z.boolean(),
        state: z
          .enum(['found', 'missing', 'over-budget'])
          .meta({ description: 'V každé výbavě; není v nabídce; do rozpočtu se nevešlo' }),
        /** In Czech. */
        why: z.string().meta({ description: 'Jaká velikost sedí a proč' }),
        search: z.string().meta({ description: 'Parametry hledání takové věci, jak je bere `GET /search`' }),
      }),
    ),
    kits: z.array(kit).meta({ description: 'Nejvýš tři; ve všech jsou stejné kusy' }),
    newFrom: z
      .int()
      .optional()
      .meta({ description: 'Kolik by nalezené věci stály nejméně nové, v Kč (odhad)' }),
    sources: z.array(z.string()),
  })
  .meta({ id: 'KitAnswer' });
export type KitAnswer = z.output<typeof kitAnswer>;

export const buildKit = operation('get', '/kits', {
  summary:
    'Výbava z několika nabídek podle postavy, rozpočtu a místa: nejlevnější, od nejméně prodejců a nejblíž. Vlastní, rezervované a poškozené věci v ní nejsou.',
  audience: 'anyone-or-advertiser',
  query: kitQuery,
  data: kitAnswer,
});
