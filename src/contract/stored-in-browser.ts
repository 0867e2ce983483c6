/** One thing stored in a browser. All are needed for what the visitor asked for, except the cookie of an invitation. */
export type Stored = {
  /** Purpose in Czech; completes a sentence of the page about cookies. */
  purpose: string;
  /** Lifetime in Czech. */
  lasts: string;
};

/** Every cookie by name; others cannot be written. `/cookies` is generated from this. */
export const cookies = {
  user: { purpose: 'udržuje přihlášení; skripty ji nečtou', lasts: '7 dní' },
  overeni: { purpose: 'drží rozdělané přihlášení, než se zadá PIN z e-mailu', lasts: '1 hodina' },
  hlidani: {
    purpose: 'e-mail a hledání, které čeká na potvrzení, aby šel e-mail poslat znovu',
    lasts: '1 hodina',
  },
  cesta: { purpose: 'drží rozdělané přihlášení přes Google nebo Facebook', lasts: '15 minut' },
  prohlizec: {
    purpose: 'pozná prohlížeč, ve kterém ses už přihlásil, aby tě z účtu nevyřadily cizí pokusy o přihlášení',
    lasts: '365 dní',
  },
  neodeslano: {
    purpose: 'formulář bez hesel a PINů, který se neodeslal, protože mezitím skončilo přihlášení',
    lasts: '30 minut',
  },
  oblibene: { purpose: 'čísla inzerátů uložených bez přihlášení', lasts: '180 dní' },
  videne: { purpose: 'čísla naposledy prohlížených inzerátů, nejvýše 20', lasts: '30 dní' },
  misto: { purpose: 'obec a okolí, které si web má na přání pamatovat jako „u mě“', lasts: '180 dní' },
  refCode: { purpose: 'kód z pozvánky, aby se doporučení započítalo tomu, kdo pozval', lasts: '7 dní' },
  locale: { purpose: 'jazyk webu', lasts: '365 dní' },
} as const satisfies Record<string, Stored>;
export type CookieName = keyof typeof cookies;
const isCookieName = (name: string): name is CookieName => name in cookies;
/** The one cookie that is not strictly necessary; `REFERRAL_CONSENT` decides whether visitors are asked first. */
export const invitationCookie = 'refCode' satisfies CookieName;
export const cookieNames: readonly CookieName[] = Object.keys(cookies).filter(isCookieName);

/** Everything else stored in the browser, by storage and the prefix of its name. */
export const browserStorage = [
  {
    where: 'sessionStorage',
    name: 'porovnani',
    file: 'features/compare/components/chosen.ts',
    purpose: 'inzeráty vybrané k porovnání',
    lasts: 'do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'zprava ',
    file: 'ui/forms/form-draft.ts',
    purpose:
      'rozepsaná zpráva i se jménem a kontaktem pod ní, u správce i text webu, newsletter nebo rozhodnutí',
    lasts: 'do odeslání nebo odhlášení, nejdéle do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'rozepsane:',
    file: 'features/listings/components/form/preserved-fields.ts',
    purpose: 'rozepsaný inzerát, který ještě není uložený na serveru',
    lasts: 'do uložení nebo odhlášení, nejdéle do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'neodeslano',
    file: 'web/form-recovery/stored-form.ts',
    purpose: 'naposledy odeslaný formulář bez hesel a PINů, pro případ, že mezitím skončilo přihlášení',
    lasts: 'do odchodu ze stránky formuláře nebo odhlášení, nejdéle do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'bazar.',
    file: 'web/builds/chunk-load-recovery.ts',
    purpose: 'kam vedlo kliknutí, když se při něm musí stránka načíst znovu',
    lasts: 'do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'react-router-scroll-positions',
    file: undefined,
    purpose: 'kam byla stránka posunutá, aby se návrat zpět vrátil na stejné místo',
    lasts: 'do zavření okna',
  },
  {
    where: 'sessionStorage',
    name: 'remix-router-transitions',
    file: undefined,
    purpose: 'mezi kterými stránkami se fotka inzerátu plynule přesune',
    lasts: 'do zavření okna',
  },
  {
    where: 'localStorage',
    name: 'instalace',
    file: 'web/pwa/after-navigation.tsx',
    purpose: 'odpověď na nabídku přidat web mezi aplikace',
    lasts: 'do smazání dat webu',
  },
  {
    where: 'localStorage',
    name: 'klavesy',
    file: 'web/pages/admin/case-keys.tsx',
    purpose: 'že má správce bazaru vypnuté klávesové zkratky',
    lasts: 'do jejich zapnutí nebo smazání dat webu',
  },
  {
    where: 'CacheStorage',
    name: 'bez-pripojeni ',
    file: undefined,
    purpose: 'stránka, která se ukáže bez připojení',
    lasts: 'do další verze webu',
  },
  {
    where: 'CacheStorage',
    name: 'videne-inzeraty',
    file: undefined,
    purpose: 'naposledy prohlížené inzeráty ke čtení bez připojení, nejvýše 20',
    lasts: 'do odhlášení nebo smazání prohlížených inzerátů',
  },
] as const satisfies readonly (Stored & {
  where: 'sessionStorage' | 'localStorage' | 'CacheStorage';
  name: string;
  /** The only file under `src` that writes it; undefined for the router and the service worker. */
  file: string | undefined;
})[];
