export { changeCatalogue, type Decision } from './change.ts';
export { followCatalogue } from './current.ts';
export { allChanges, saveBrandChange, saveCategoryChange, saveOptionChange } from './db.ts';
export { rereadingNow } from './reread.ts';
