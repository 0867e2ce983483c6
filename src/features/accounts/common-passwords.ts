/**
 * What people choose first, in Czech and English, gathered for this bazaar from well-known habits: words, names, keys in
 * a row. Compared without case, digits, signs and look-alikes, so that „P@ssw0rd2024“ is „password“.
 */
const common = new Set(
  `password passwd heslo hesloheslo mojeheslo tajneheslo silneheslo noveheslo tajemstvi welcome admin administrator
  letmein iloveyou miluji milacek lasicka zlaticko slunicko beruska princezna dragon monkey master sunshine football
  baseball superman batman starwars pokemon minecraft computer internet whatever trustno qwerty qwertz qwertyuiop
  qwertzuiop asdfghjkl yxcvbnm zxcvbnm abcdefgh abcdefghij abcdefghijk florbal floorball florbalka bazar florbalovybazar
  florbalbazar unihoc salming oxdog fatpipe sparta slavia banik plzen praha brno ostrava czech ceskarepublika
  karel martin tomas petra jakub jaroslav miroslav veronika katerina lucie michal ondrej zuzana barbora
  januar unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec leto zima jaro podzim
  changeme default secret login testtest test hello helloworld freedom shadow killer hockey hokej fotbal
  spartapraha slaviapraha maminka tatinek babicka dedecek rodina domecek kocicka pejsek`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};
const rows = 'qwertyuiopasdfghjklzxcvbnm qwertzuiopasdfghjklyxcvbnm abcdefghijklmnopqrstuvwxyz';

/** Whether a guesser would have it among the first: a common word with trimmings, a row of keys, one thing repeated. */
export function isCommonPassword(typed: string): boolean {
  const folded = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const plain = folded.replaceAll(/[^a-z]/g, '');
  const trimmed = folded.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const meant = trimmed.replaceAll(/[@0135$]/g, (sign) => lookAlikes[sign] ?? sign).replaceAll(/[^a-z]/g, '');
  return [plain, meant].some((word) => common.has(once(word)) || isKeyRow(word)) || once(folded).length <= 2;
}

/** `abcabc` is `abc`. */
const once = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

const isKeyRow = (word: string): boolean => word.length >= 5 && rows.includes(word);
