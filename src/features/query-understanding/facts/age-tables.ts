/** Shafts (cm) and the ages (years) they fit, from the growth table of the catalogue. */
const shaftAges: readonly (readonly [least: number, most: number, from: number, to: number])[] = [
  [45, 51, 3, 4],
  [52, 56, 4, 5],
  [57, 61, 5, 6],
  [62, 66, 6, 7],
  [67, 71, 7, 8],
  [72, 76, 8, 9],
  [77, 81, 9, 11],
  [82, 86, 11, 12],
  [87, 91, 12, 13],
];

/** The ages a stick fits by its shaft; nothing for a grown-up's. */
export function agesOfShaft(cm: number): { from: number; to: number } | undefined {
  const row = shaftAges.find(([least, most]) => cm >= least && cm <= most);
  return row && { from: row[2], to: row[3] };
}

/** EU sizes of children's feet by age; the years between those of the table are its means. */
const shoeAges: Record<number, readonly [number, number]> = {
  3: [25, 26],
  4: [26, 28],
  5: [28, 29],
  6: [29, 31],
  7: [30, 32],
  8: [31, 33],
  9: [33, 34],
  10: [34, 36],
  11: [35, 37],
  12: [36, 38],
  13: [37, 39],
  14: [38, 41],
  15: [39, 42],
};

export function shoesOfAge(age: number): readonly [least: number, most: number] | undefined {
  return shoeAges[age];
}

/** The age (years) of a child so tall (cm); nothing for a grown-up's height. */
export function ageOfHeight(cm: number): number | undefined {
  if (cm < 95 || cm > 167) return undefined;
  return Math.max(3, Math.round((cm - 80) / 6));
}

/** How tall children are, in sizes of clothes (cm). */
const heightOfAge: Record<number, number> = {
  3: 98,
  4: 104,
  5: 110,
  6: 116,
  7: 122,
  8: 128,
  9: 134,
  10: 140,
  11: 146,
  12: 152,
  13: 158,
  14: 164,
  15: 170,
};

export function clothesOfAge(age: number): number | undefined {
  return heightOfAge[age];
}
