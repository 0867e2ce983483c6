/** The specification's sentence for a search of one or two characters. It stands alone because every page carries it. */
export const searchTooShort = 'Zadej tři a více znaků';
