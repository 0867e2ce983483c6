const endings = 'ich ech ach ami emi ych eho emu em am um ym im ou a e i o u y'.split(' ');
const shortestStem = 3;

/** A stem of one folded word of a place's name, the same in all cases: `praha` and `praze`, `liberec` and `liberci`. */
export function placeStem(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  const cut = ending ? word.slice(0, -ending.length) : word;
  // `Kuřim`, whose own end looks like one, and `Kuřimi`; `Havlíčkův` and `Havlíčkově`.
  const bare = cut.replace(/^(.{3,})im$/, '$1').replace(/uv$/, 'ov');
  const hard = bare.length > 4 ? bare.replace(/([^aeiouy])e([^aeiouy])$/, '$1$2') : bare;
  return hard.replace(/h$/, 'z').replace(/k$/, 'c');
}
