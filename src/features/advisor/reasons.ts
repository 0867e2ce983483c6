import { counted } from '../../contract/czech.ts';
import { formatDue, whenOutgrown } from '../outgrown/index.ts';
import type { AdviceQuery, StickAdvice } from './contract.ts';
import type { FlexAdvice } from './flex.ts';
import { adultAge } from './tables.ts';

type Reason = StickAdvice['reasons'][number];
type Advised = {
  row: { heights: readonly [number, number]; shafts: readonly [number, number]; usual: number };
  /** Whether the row is the last one. */
  tallest: boolean;
  shaft: StickAdvice['shaft'];
  flex: FlexAdvice;
  next: StickAdvice['next'];
  now: Date;
};

/** The reasons for the recommendation, from the tables only; estimates are marked. */
export function reasonsFor(query: AdviceQuery, advised: Advised): Reason[] {
  const { next } = advised;
  return [
    heightReason(query, advised),
    ...(next ? [growthReason(query, next, advised)] : []),
    flexReason(query, advised.flex),
    ...styleReason(query, advised),
    handReason(query),
    {
      title: 'Střední čepel',
      text: 'Prodává se s ní většina holí a podle postavy ji žádná tabulka nedělí. Tvrdost je vlastnost plastu a každá značka jí říká jinak.',
    },
  ];
}

function heightReason({ height, age }: AdviceQuery, { row, tallest }: Advised): Reason {
  const [from, to] = row.heights;
  const [shortest, longest] = row.shafts;
  const heights = tallest ? `${from} cm a víc` : `${from}–${to} cm`;
  const sentences = [
    `Konec hole postavené na zem má v sálovkách sahat jeden až dva centimetry nad pupek${age < adultAge ? ', u dětí nejvýš po hrudní kost' : ''}.`,
    `Tabulka má pro ${heights} shaft ${shortest}–${longest} cm, obvykle ${row.usual} cm.`,
    tallest &&
      'Do soutěže smí mít celá hůl nejvýš 114 cm. Výjimku na 116 nebo 118 cm mohli takhle vysocí hráči dostat na žádost v roce 2017, jestli platí dnes, ví svaz.',
  ];
  return { title: `Výška ${height} cm`, text: sentences.filter(Boolean).join(' ') };
}

function growthReason(
  { height, age }: AdviceQuery,
  next: NonNullable<Advised['next']>,
  { shaft, now }: Pick<Advised, 'shaft' | 'now'>,
): Reason {
  const stick = { category: 'florbalky', size: String(shaft.usual) } as const;
  const outgrown = whenOutgrown(stick, { height, age }, now);
  // The same estimate as behind the link to the reminder.
  const soon = outgrown.state === 'growing' ? ` Malá bude ${formatDue(outgrown)} (odhad).` : '';
  return {
    title: `${counted(age, ['rok', 'roky', 'let'])}, ještě poroste`,
    text: `Hůl na dorůst neber, špatně se s ní drží míček. Od ${next.fromHeight} cm výšky přijde na řadu shaft ${next.shaft} cm.${soon}`,
  };
}

function flexReason({ weight, age }: AdviceQuery, { rows, rowsOfAge, special }: FlexAdvice): Reason {
  const named = rows.map(({ who, flex }) => `v řádku „${who}“ je flex ${flex.join('–')}`);
  const moved = rowsOfAge.filter((row) => !rows.includes(row)).map(({ who }) => `„${who}“`);
  const sentences = [
    'Menší číslo je tvrdší hůl.',
    `Podle tabulky ${named.join(' a ')}.`,
    rows.some(({ estimate }) => estimate) && 'Ten řádek je náš odhad mezi zdroji.',
    rows.length > 1 && 'Když vybereš, kdo bude hrát, rada se zpřesní.',
    moved.length > 0 && `Váha rozhoduje víc než věk, proto ne ${moved.join(' ani ')}.`,
    special && `Z řádku „${special.who}“ bereme ${special.flex.join('–')}.`,
    rows.some(({ flex }) => flex[1] > maxApproved) &&
      `Flex nad ${maxApproved} mívají jen dětské hole bez schválení (odhad), na trénink to nevadí.`,
  ];
  return {
    title: `${weight} kg, ${counted(age, ['rok', 'roky', 'let'])}`,
    text: sentences.filter(Boolean).join(' '),
  };
}

/** The softest flex among approved shafts. */
const maxApproved = 36;

function styleReason({ style }: AdviceQuery, { shaft, row, flex }: Advised): Reason[] {
  const moved = shaft.usual === row.usual ? '' : ` Proto ${shaft.usual} místo ${row.usual} cm.`;
  if (style === 'technical')
    return [
      {
        title: 'Technik',
        text: `S kratší holí máš míček blíž.${moved} Flex bereme o stupeň měkčí než střed (odhad).`,
      },
    ];
  if (style === 'defender')
    return [
      { title: 'Obrana a hokej', text: `Delší hůl dosáhne dál, na páku je zvyklý i hokejista.${moved}` },
    ];
  if (style === 'shooter' && !flex.special)
    return [{ title: 'Střelec', text: 'Kdo střílí z dálky, ocení flex o stupeň tvrdší než střed (odhad).' }];
  return [];
}

function handReason({ hand, age }: AdviceQuery): Reason {
  const rule = 'Rozhoduje ruka, kterou držíš dole, ne ta, kterou píšeš.';
  if (hand === 'left') return { title: 'Levá ruka dole', text: `Hledej levou hůl, bývá na ní L. ${rule}` };
  if (hand === 'right')
    return { title: 'Pravá ruka dole', text: `Hledej pravou hůl, bývá na ní R, v inzerátech i P. ${rule}` };
  if (hand === 'straight')
    return {
      title: 'Rovná čepel',
      text: 'Hraje na obě strany stejně, hodí se zhruba do šesti let (odhad) a na úplné začátky. Míček se na ní hůř drží, a tak až bude jasno, která ruka je dole, vezmi zahnutou.',
    };
  return {
    title: 'Stranu zatím nevíš',
    text:
      age <= 6
        ? 'Zhruba do šesti let nech ruce střídat (odhad). Na začátek se hodí rovná čepel, hraje na obě strany stejně.'
        : `${rule} Než to zjistíš, ukazujeme levé, pravé i rovné hole.`,
  };
}
