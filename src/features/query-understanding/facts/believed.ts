/** Plausible ranges from the catalogue: shaft and total length in cm, flex in mm, EU sizes. */
export const bounds = {
  shaft: [50, 104],
  total: [60, 118],
  flex: [22, 40],
  shoe: [25, 50],
} as const;

export const within = (number: number, [min, max]: readonly [number, number]) =>
  number >= min && number <= max;
