export const lotteryPath = '/losovani';
export const lotteryRulesPath = '/pravidla-losovani';
export const roundPath = (slug: string): `/${string}` => `${lotteryPath}/${slug}`;
export const verificationPath = (slug: string): string => `${roundPath(slug)}/overeni`;
export const entryListPath = (slug: string): string => `${roundPath(slug)}/losy.txt`;
/** Where an email to somebody drawn leads. */
export const prizePath = (key: string): `/${string}` => `/vyhra/${key}`;
