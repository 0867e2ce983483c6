/** Endings of folded Czech nouns and adjectives, longest first. */
const endings =
  'emi ami imi ymi ama ejma ech ach ich ych ejch eho yho emu ymu ovi ou em am um im ym ej a e i o u y'.split(
    ' ',
  );
const shortestStem = 3;

/** Irregular forms; a Map, because a word may also be `constructor`. */
const irregular = new Map(
  Object.entries({
    hul: 'hol',
    saft: 'shaft',
    safty: 'shaft',
    saftu: 'shaft',
    brejle: 'bryl',
    // „around“, not „bicycle“.
    kolem: 'kolem',
    // „at once“ (not „brown“), „fits“ (not „grey“), „once“ (not „one“).
    hned: 'ihned',
    sedi: 'sedet',
    // „I give“, not „ladies'“.
    dam: 'dat',
    jednou: 'jednou',
    // „playing“ (not „played“).
    hrani: 'hrani',
    hranim: 'hrani',
    carbon: 'karbon',
  }),
);

/**
 * Light stem of one folded Czech word, equal for all its forms: `florbalek`, `florbalce` and `florbalkou` give
 * `florbalk`. Words with digits are returned unchanged.
 */
export function stem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length <= shortestStem || /\d/.test(word)) return word;
  // `zkrácení hole` is a service, `zkrácená hůl` is a stick.
  const deed = /^(.{3,}(?:[ae]n|ut)i)(?:m|ch|mi)?$/.exec(word)?.[1];
  if (deed !== undefined) return deed;
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  return adjective(vanishingVowel(softened(ending ? word.slice(0, -ending.length) : word)));
}

/** `masce` → `mask`, `míčcích` → `mick`. */
function softened(stemmed: string): string {
  return stemmed.replace(/([^aeiouy])c$/, '$1k');
}

/** `florbalek` → `florbalk`, `štulpen` → `stulpn`. */
function vanishingVowel(stemmed: string): string {
  return stemmed.length > 4 ? stemmed.replace(/([^aeiouy])e([kn])$/, '$1$2') : stemmed;
}

/** `brankářsk(á)` → `brankar`, `florbalov(á)` → `florbal`. */
function adjective(stemmed: string): string {
  const noun = stemmed.replace(/(sk|ov)$/, '');
  return noun.length >= (stemmed.endsWith('ov') ? 5 : shortestStem) ? noun : stemmed;
}
