import { phraseBook } from '../text/phrase-book.ts';

type Ages = { from: number; to: number } | 'junior' | 'adult';

const years = (from: number, to = from): Ages => ({ from, to });
const numerals =
  'tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct'.split(' ');
const genitives =
  'tří čtyř pěti šesti sedmi osmi devíti deseti jedenácti dvanácti třinácti čtrnácti patnácti šestnácti'.split(
    ' ',
  );

/** `pět let`, `pětiletý`, `pětileťák`: the numerals stand for ages from three years up. */
const spelled = numerals.flatMap((word, index): [string, Ages][] => {
  const age = years(index + 3);
  const of = genitives[index] ?? word;
  const forms = [
    `${of}letý`,
    `${of}leté`,
    `${of}letého`,
    `${of}letá`,
    `${of}letou`,
    `${of}letému`,
    `${of}leťák`,
  ];
  return [
    ...[`${word} let`, `${word} roky`, `${of} let`].map((phrase): [string, Ages] => [phrase, age]),
    ...forms.map((form): [string, Ages] => [form, age]),
  ];
});

const table: [Ages, string][] = [
  [years(3, 5), 'školkáč, školka, do školky, mateřská škola'],
  [years(5, 6), 'předškolák, předškoláček, predškolák, šestileťáci, předškolačka, předškolní věk'],
  [years(7), 'prvňáček, prvňák, prvňačka, první třída, první třídy, první třídě'],
  [years(8), 'druhák, druháček, druhačka, druhá třída, druhé třídy, druhé třídě'],
  [years(9), 'třeťák, třeťáček, třeťačka, třetí třída, třetí třídy, třetí třídě'],
  [years(10), 'čtvrťák, čtvrťáček, čtvrtá třída, čtvrté třídy, čtvrté třídě'],
  [years(11), 'páťák, páťačka, pátá třída, páté třídy, páté třídě'],
  [years(12), 'šesťák, šestá třída, šesté třídy, šesté třídě'],
  [years(13), 'sedmák, sedmá třída, sedmé třídy'],
  [years(14), 'osmák, osmá třída, osmé třídy'],
  [years(15), 'deváťák, devátá třída, deváté třídy'],
  [years(5, 7), 'minipřípravka, u7'],
  [years(7, 9), 'přípravka, přípravky, u8, u9'],
  [years(9, 11), 'elév, elévové, eleve, minižák, minižáci, minižáky, minižactvo, elévy, elévka, u10, u11'],
  [
    years(11, 13),
    'mladší žák, ml žák, ml žáky, mladšího žáka, mladší žákyni, mladší žáci, mladší žáky, mladší žákyně, ml žáci, u12, u13',
  ],
  [
    years(13, 15),
    'starší žák, st žák, st žáky, staršího žáka, starší žákyni, starší žáci, starší žáky, starší žákyně, st žáci, u14, u15',
  ],
  [years(15, 17), 'dorost, dorostenec, dorostenka, dorostence, u16, u17'],
  [years(3, 4), 'batole'],
  [
    'junior',
    'dětská, dětský, dětské, pro dítě, pro děti, pro děcko, dítě, děti, juniorská, juniorský, junior, juniory, jr, pro kluka, pro kluky, pro holku, pro holčičku, pro syna, pro dceru, pro malého, pro malou, pro chlapce, pro nejmenší, kluk, holka, holčička, chlapec, dívčí, holčičí, klučičí, chlapecká, školák, školáčka, žákovská, žák, žáci, mládež, pro mládež, caparti, prcek, prcka, pro prcka, syn, synka, dcerka, pro začínající děti, kids, pro malého hráče, pro vnuka, pro vnučku, na malého, na malou, na malýho, malý kluk, malého kluka, malá holka, malou holku, malé dítě, pro slečnu, malou slečnu, mladou slečnu, pro mrně, mrně, drobek, drobka, drobeček, hošík, pro mimi, capart, detská, detský, chlapčenská, dievčenská, dět, vnuk, vnučka',
  ],
  [
    'adult',
    'pro dospělé, pro dospělého, dospělý, dospělá, dospělácká, senior, seniorská, pánská, pánské, dámská, dámské, pro muže, pro ženu, sr, chlapská, pro chlapa, pro tátu, pro taťku',
  ],
];

export const ageBook = phraseBook<Ages>([
  ...spelled,
  ...table.flatMap(([ages, list]) => list.split(', ').map((phrase): [string, Ages] => [phrase, ages])),
]);
