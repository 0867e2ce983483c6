/** Words from which the rest of a name is not declined, as in `nad Labem`; nor is what follows `okres`. */
const fixed = /^(nad|pod|u|v|ve|na|při|za|okres|kraj)$/i;

/**
 * The accusative of a place name, as used after „mimo“ or „pro“: `Prahu`, `Českou Lípu`, `Mladou Boleslav`, `Brno`.
 * Only feminine names differ from the nominative; a single word in `-ice` is treated as plural, which most of them
 * are (Pardubice, Teplice).
 */
export function accusativePlace(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => fixed.test(word));
  const declined = end < 0 ? words.length : end;
  return words
    .map((word, at) => {
      if (at >= declined || words[declined - 1]?.endsWith('kraj')) return word;
      if (/[^\d]á$/.test(word)) return word.replace(/á$/, 'ou');
      if (word.endsWith('a')) return `${word.slice(0, -1)}u`;
      return word.endsWith('ice') && words[at - 1]?.endsWith('á') ? `${word.slice(0, -1)}i` : word;
    })
    .join(' ');
}
