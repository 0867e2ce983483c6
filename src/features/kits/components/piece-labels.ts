import type { Piece, Wearer } from '../rules.ts';
import type { KitReason } from '../solve.ts';

export const pieceLabels: Record<Piece, string> = {
  mask: 'Maska',
  vest: 'Vesta',
  pants: 'Kalhoty',
  kneepads: 'Chrániče kolen',
  gloves: 'Rukavice',
  jersey: 'Brankářský dres',
  neck: 'Chránič krku',
  stick: 'Florbalka',
  shoes: 'Boty',
  glasses: 'Ochranné brýle',
  playerJersey: 'Dres',
  shorts: 'Kraťasy',
  socks: 'Štulpny',
  bag: 'Taška nebo vak',
};

/** Genitive plural, for `Nabídky vest`. */
export const pieceGenitives: Record<Piece, string> = {
  mask: 'masek',
  vest: 'vest',
  pants: 'kalhot',
  kneepads: 'chráničů kolen',
  gloves: 'rukavic',
  jersey: 'brankářských dresů',
  neck: 'chráničů krku',
  stick: 'florbalek',
  shoes: 'bot',
  glasses: 'ochranných brýlí',
  playerJersey: 'dresů',
  shorts: 'kraťasů',
  socks: 'štulpen',
  bag: 'tašek a\u00a0vaků',
};

export const wearerLabels: Record<Wearer, string> = {
  goalie: 'Brankář',
  child: 'Dítě do pole',
  adult: 'Dospělý hráč',
};

export const reasonLabels: Record<KitReason, string> = {
  cheapest: 'Nejlevnější',
  'fewest-sellers': 'Od nejméně prodejců',
  nearest: 'Nejblíž',
};

/** Formats all reasons for which a kit is the best: `Nejlevnější a od nejméně prodejců`. */
export function formatReasons(reasons: readonly KitReason[]): string {
  const [first = '', ...others] = reasons.map((reason) => reasonLabels[reason]);
  const rest = others.map((each) => each.charAt(0).toLowerCase() + each.slice(1));
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} a\u00a0${last}`;
}
