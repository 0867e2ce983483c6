/** Ends what is declined: `nad Labem` and the like stay as they are, and so does what stands behind `okres`. */
const fixed = /^(nad|pod|u|v|ve|na|při|za|okres|kraj)$/i;

/**
 * The name of a place after „mimo“ or „pro“: `Prahu`, `Českou Lípu`, `Mladou Boleslav`, `Brno`. Only feminine names
 * differ; one in `-ice` alone is taken for the plural that most of them are (Pardubice, Teplice).
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
