/** The specification's sentence for a search of one or two characters; in its own file, because every page loads it. */
export const searchTooShort = 'Zadej tři a více znaků';
