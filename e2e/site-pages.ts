/** Pages that are the same whatever is on sale, by their names in pictures. */
const addresses = {
  'not-found': '/nic/tady/neni',
  error: '/error',
  terms: '/obchodni-podminky',
  privacy: '/zpracovani-osobnich-udaju',
  safety: '/bezpecnost-a-pravidla',
  about: '/o-nas',
  cooperation: '/spoluprace',
  'accessibility-statement': '/pristupnost',
  cookies: '/cookies',
  operator: '/kontakt',
  blog: '/blog',
  'blog-of-tag': '/blog?tag=hole',
  article: '/blog/delka-florbalky',
  questions: '/caste-dotazy',
  'questions-found': '/caste-dotazy?q=flex',
  partners: '/partneri',
  downloads: '/ke-stazeni',
  api: '/api',
  'sign-in': '/prihlaseni',
  'sign-in-password': '/prihlaseni/heslo',
  register: '/registrace',
  forgotten: '/zapomenute-heslo',
  'letter-pin': '/moje-inzerce/overeni?pin=407123&odtud',
};

export const sitePages = Object.entries(addresses).map(([name, address]): [string, () => string] => [
  name,
  () => address,
]);
