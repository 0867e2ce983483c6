/** Pages that always stand, whatever is in stock; a test opens each and finds it fit for search engines. */
export const standingPages = [
  '/',
  '/vyhledavani',
  '/kategorie-nabidek',
  '/kategorie-poptavek',
  '/poptavky',
  '/znacky',
  '/lokality',
  '/mapa-nabidek',
  '/mapa-poptavek',
  '/pridani-nabidky',
  '/pridani-poptavky',
  '/jak-radime',
  '/api',
] as const;
