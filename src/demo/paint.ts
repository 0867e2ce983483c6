/** How a colourful part is repainted: to another hue, or to grey that keeps a share of its lightness. */
type Shade = { hue: number } | { keep: number; add: number };

const shades = {
  red: { hue: 2 },
  orange: { hue: 24 },
  yellow: { hue: 50 },
  green: { hue: 140 },
  turquoise: { hue: 182 },
  blue: { hue: 215 },
  purple: { hue: 270 },
  pink: { hue: 330 },
  white: { keep: 0.3, add: 0.68 },
  grey: { keep: 0.6, add: 0.15 },
  black: { keep: 0.4, add: 0.02 },
} as const satisfies Record<string, Shade>;

export type Paint = keyof typeof shades;

/** Colours below this saturation are rubber, metal or shadow, and are not repainted. */
const colourful = 0.3;

export function isPaint(name: unknown): name is Paint {
  return typeof name === 'string' && Object.hasOwn(shades, name);
}

/** Repaints every colourful part of an SVG fragment. */
export function painted(svg: string, paint: Paint): string {
  const shade: Shade = shades[paint];
  return svg.replaceAll(/#[0-9a-f]{6}\b/gi, (hex) => {
    const { saturation, lightness } = toneOf(hex);
    if (saturation < colourful) return hex;
    return 'hue' in shade
      ? `hsl(${shade.hue},${percent(saturation)},${percent(lightness)})`
      : `hsl(0,0%,${percent(lightness * shade.keep + shade.add)})`;
  });
}

const percent = (share: number) => `${Math.round(Math.min(1, share) * 100)}%`;

function toneOf(hex: string): { saturation: number; lightness: number } {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const lightness = (low + high) / 2;
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1));
  return { saturation, lightness };
}
