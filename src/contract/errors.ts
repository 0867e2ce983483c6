/**
 * The catalogue of all refusals of the API, with HTTP status and Czech sentence. A handler can refuse with nothing
 * else: `refuse` accepts only these codes. A wrong PIN is 422, never 401, because a 401 signs the visitor out.
 */
export const errorCatalogue = {
  'invalid-input': { status: 422, message: 'Zkontroluj vyznačená pole.' },
  'malformed-request': { status: 400, message: 'Požadavek nemá správný tvar.' },
  'unknown-application': { status: 403, message: 'Volající aplikace není známá.' },
  'foreign-origin': { status: 403, message: 'Požadavek přišel z cizí stránky.' },
  'not-signed-in': { status: 401, message: 'Neplatný přístup, byl jsi odhlášen.' },
  'not-allowed': { status: 403, message: 'Na tohle nemáš oprávnění.' },
  'not-found': { status: 404, message: 'Tohle jsme nenašli.' },
  'account-view-read-only': {
    status: 403,
    message: 'Díváš se jako někdo jiný, takže teď nejde nic měnit. Nejdřív ukonči pohled na účet.',
  },
  'account-view-private': {
    status: 403,
    message:
      'Tohle vidí jen majitel účtu. Při pohledu na účet neukazujeme zprávy, přihlašování, platby, archiv dat ani jiné soukromé věci.',
  },
  'account-not-viewable': {
    status: 409,
    message: 'Podívat se nejde jako někdo ze správy ani jako zablokovaný účet.',
  },
  'too-many-requests': { status: 429, message: 'Moc pokusů za sebou. Zkus to za chvíli.' },
  'body-too-large': { status: 413, message: 'Posíláš víc dat, než umíme přijmout.' },
  'request-timeout': { status: 408, message: 'Data přestala přicházet. Zkus to znovu.' },
  unexpected: { status: 500, message: 'Došlo k neznámé chybě.' },
  unavailable: { status: 503, message: 'Bazar teď neodpovídá. Zkus to za chvíli.' },

  'wrong-pin': { status: 422, message: 'Špatný PIN' },
  'wrong-password': { status: 422, message: 'Špatný e-mail nebo heslo' },
  'fresh-sign-in-needed': { status: 403, message: 'Pro jistotu se nejdřív znovu přihlas.' },
  'second-factor-missing': {
    status: 403,
    message: 'Nejdřív si nastav dvoufázové ověření. Bez něj do správy nikoho nepustíme.',
  },
  'second-factor-needed': { status: 403, message: 'Nejdřív potvrď dvoufázové ověření.' },
  'second-factor-last': {
    status: 409,
    message: 'Bez druhého faktoru by ses do správy nedostal. Nejdřív přidej jiný.',
  },
  'account-not-moderator': { status: 422, message: 'Z tohoto účtu moderátora udělat nejde.' },
  'passkey-refused': {
    status: 403,
    message: 'Přístupový klíč se nepodařilo ověřit. Zkus to znovu, nebo použij kód.',
  },
  'wrong-code': { status: 422, message: 'Špatný kód' },
  'account-blocked': {
    status: 403,
    message: 'Tenhle účet jsme zablokovali. Proč a jak se bránit, najdeš v e-mailu, který jsme ti poslali.',
  },
  'account-not-blockable': {
    status: 409,
    message: 'Účet někoho ze správy zablokovat nejde. Nejdřív musí o roli přijít.',
  },
  'provider-failed': { status: 502, message: 'Přihlašovací služba neodpověděla. Zkus to znovu.' },
  'provider-refused': { status: 422, message: 'Přihlášení se nedokončilo. Zkus to znovu.' },
  'provider-without-email': {
    status: 422,
    message: 'Tahle služba nám tvůj e-mail nesdělila. Přihlas se e-mailem a PINem.',
  },
  'invalid-verification': { status: 422, message: 'Neplatné ověření' },
  'resend-too-soon': { status: 429, message: 'Nový PIN pošleme až za chvíli.' },

  'listing-not-found': {
    status: 404,
    message: 'Produkt se nepodařilo načíst. Zkontrolujte prosím URL nebo zkuste znovu později.',
  },
  'listing-inactive': { status: 410, message: 'Tento inzerát již není aktivní.' },
  'listing-blocked': { status: 410, message: 'Inzerát porušoval podmínky inzerce a byl smazán.' },
  'listing-changed-elsewhere': {
    status: 409,
    message: 'Inzerát se mezitím změnil v jiném okně. Načti ho znovu, ať nic nepřepíšeš.',
  },
  'renewal-too-soon': {
    status: 409,
    message: 'Je ještě čerstvý, obnovit ho půjde až 30 dní po zveřejnění nebo poslední obnově.',
  },
  'reopen-too-late': {
    status: 409,
    message: 'Vrátit ho šlo jen 30 dní. Vytvoř z něj kopii.',
  },
  'listing-duplicate': {
    status: 409,
    message: 'Stejný inzerát už máš. Uprav ho nebo obnov, nebo potvrď, že máš stejných kusů víc.',
  },
  'card-limit-reached': { status: 409, message: 'Máš obsazené všechny karty.' },
  'account-being-deleted': {
    status: 409,
    message: 'Tenhle účet se má smazat, proto z něj nic nového nevyjde. Nejdřív si ho nech.',
  },
  'photo-required': { status: 422, message: 'Přidej alespoň jednu fotku.' },
  'photo-not-an-image': {
    status: 422,
    message: 'Tohle není fotka. Vyber obrázek JPEG, PNG, WebP nebo AVIF.',
  },
  'photo-broken': {
    status: 422,
    message: 'Fotka je poškozená a nejde otevřít. Zkus ji nahrát znovu nebo vyber jinou.',
  },
  'photo-too-large': { status: 413, message: 'Fotka má víc než 15 MB. Zmenši ji a nahraj znovu.' },
  'photo-too-many-pixels': {
    status: 422,
    message: 'Fotka má víc než 50 megapixelů. Zmenši ji a nahraj znovu.',
  },
  'photo-avif-too-many-pixels': {
    status: 422,
    message: 'Fotka AVIF smí mít nejvýš 16 megapixelů. Zmenši ji nebo ji ulož jako JPEG.',
  },
  'photo-heic': {
    status: 422,
    message: 'Formát HEIC neumíme. V iPhonu přepni Nastavení › Fotoaparát › Formáty na Nejkompatibilnější.',
  },
  'photo-not-stored': {
    status: 507,
    message: 'Fotku teď nemáme kam uložit. Zkus to za chvíli, nahrávání naváže tam, kde přestalo.',
  },
  'photo-limit-reached': { status: 409, message: 'Máš všech deset fotek.' },
  'photo-quota-reached': {
    status: 429,
    message: 'Za poslední den už je tu od tebe hodně fotek. Další půjdou nahrát zítra.',
  },
  'too-many-drafts': {
    status: 409,
    message: 'Rozepsaných inzerátů máš už třicet. Nejdřív některé zveřejni nebo zahoď.',
  },
  'too-many-attachments': { status: 422, message: 'Najednou jde nahrát nejvýš pět fotek.' },

  'messages-not-wanted': { status: 403, message: 'Tenhle člověk si od tebe další zprávy nepřeje.' },
  'sender-stopped': {
    status: 403,
    message:
      'Několik tvých zpráv dnes vypadalo jako podvod, proto ti nové konverzace nejdou začít. Podívá se na to člověk a dáme ti vědět e-mailem.',
  },
  'message-held': {
    status: 403,
    message:
      'Zpráva nedošla: vypadá jako podvod a tvoje zprávy teď prochází člověk. Když ji pustí, doručíme ji a dáme ti vědět e-mailem.',
  },
  'offer-open': { status: 409, message: 'Na tvoji cenu se ještě čeká. Jinou navrhneš, až ji vezmeš zpět.' },
  'offer-for-free': { status: 409, message: 'Tohle je zdarma, není na čem se dohadovat.' },
  'offer-closed': { status: 409, message: 'Tahle cena už neplatí. Načti stránku znovu.' },
  'meeting-closed': { status: 409, message: 'Tenhle návrh předání už neplatí. Načti stránku znovu.' },
  'offer-needs-account': {
    status: 409,
    message: 'Tenhle člověk tu nemá účet, na cenu by nemohl odpovědět. Napiš mu ji ve zprávě.',
  },
  'review-not-open': {
    status: 409,
    message: 'K tomuto obchodu teď nejde napsat, jak dopadl. Načti stránku znovu.',
  },
  'review-replied': { status: 409, message: 'Odpovědět jde jen jednou.' },
  'own-listing': { status: 403, message: 'Tohle je tvůj inzerát, sám sobě napsat nemůžeš.' },
  'advertiser-gone': { status: 410, message: 'Tenhle inzerent už na bazaru není.' },
  'company-not-found': { status: 404, message: 'Firmu s tímto IČO rejstřík ARES nezná.' },
  'register-unavailable': { status: 502, message: 'ARES se nepodařilo načíst' },

  'membership-not-sold': {
    status: 409,
    message: 'Placená členství teď nejde objednat. Nastavujeme platby.',
  },
  'membership-order-waits': {
    status: 409,
    message: 'Jedna objednávka už čeká na zaplacení. Zaplať ji, nebo ji nejdřív zruš.',
  },
  'membership-order-closed': { status: 409, message: 'Objednávka se mezitím změnila. Načti stránku znovu.' },
  'membership-withdrawal-late': { status: 409, message: 'Od této objednávky už nejde odstoupit.' },
  'listing-topped-already': { status: 409, message: 'Tenhle inzerát je topovaný už teď.' },
  'no-tops-left': { status: 409, message: 'Topování z tohoto období už máš vyčerpané.' },
  'statement-not-read': {
    status: 422,
    message: 'Výpis nejde přečíst. Umíme Fio (CSV, JSON), ABO (GPC) a CAMT.053 (XML).',
  },
  'statement-of-another-account': { status: 422, message: 'Výpis je z jiného účtu než BANK_ACCOUNT.' },

  'newsletter-letter-closed': {
    status: 409,
    message: 'S newsletterem se mezitím něco stalo. Načti stránku znovu.',
  },
  'newsletter-too-often': {
    status: 409,
    message: 'Odběratelům jsme slíbili nejvýš dva newslettery za třicet dní. Tenhle musí počkat.',
  },
  'newsletter-without-readers': { status: 409, message: 'Newsletter zatím nikdo neodebírá.' },

  'terms-notice-closed': {
    status: 409,
    message: 'S oznámením se mezitím něco stalo. Načti stránku znovu.',
  },
  'terms-notice-too-late': {
    status: 409,
    message: 'Do dne, od kdy změna platí, už zbývá méně než 15 dní. Posuň ho, ulož a pošli oznámení znovu.',
  },

  'lottery-name-taken': { status: 409, message: 'Kolo s tímto názvem už je. Dej mu jiný.' },
  'lottery-round-fixed': { status: 409, message: 'Otevřené kolo už nejde měnit, jen zrušit.' },
  'lottery-starts-in-past': {
    status: 409,
    message: 'První den kola už minul. Posuň ho a otevři kolo znovu.',
  },
  'lottery-not-due': { status: 409, message: 'Losovat jde až po zveřejněném čase losování.' },
  'lottery-round-over': { status: 409, message: 'Tohle kolo už skončilo.' },
  'lottery-prize-settled': { status: 409, message: 'O této výhře už je rozhodnuto.' },

  'redirect-in-circle': {
    status: 409,
    message: 'Tahle adresa by vedla přes další přesměrování. Veď ji rovnou do cíle.',
  },
  'text-needed': {
    status: 409,
    message: 'Na tuto stránku odkazuje celý web, stáhnout ji nejde. Text ale můžeš změnit.',
  },
  'text-changed-elsewhere': {
    status: 409,
    message: 'Mezitím to někdo změnil. Načti text znovu, ať nic nepřepíšeš.',
  },
  'swap-ring-over': {
    status: 409,
    message: 'Tahle výměna už neplatí: někdo nechce, inzerát se změnil, nebo vypršel čas.',
  },
  'follows-full': { status: 409, message: 'Víc inzerentů už sledovat nejde. Některého odeber.' },
  'favourites-full': { status: 409, message: 'Oblíbených už máš dvě stě. Nejdřív některé odeber.' },
  'nothing-to-remind': { status: 409, message: 'Tady není co připomenout.' },
  'reminders-full': { status: 409, message: 'Připomenutí už máš dvacet. Nejdřív některé zruš.' },
  'watches-full': { status: 409, message: 'Hlídáš už třicet hledání. Nejdřív některé zruš.' },
  'reports-refused': {
    status: 403,
    message:
      'Několik tvých hlášení jsme posoudili jako zneužití, a tak od tebe teď další nepřijímáme. Když s tím nesouhlasíš, podej námitku odkazem z e-mailu o některém z nich.',
  },
  'decided-already': {
    status: 409,
    message: 'Mezitím rozhodl někdo jiný. Načti stránku znovu; co chceš použít, si nejdřív zkopíruj.',
  },
  'done-already': {
    status: 409,
    message: 'Inzerát už je smazaný nebo účet zablokovaný. Vyber něco jiného.',
  },
  'objected-already': {
    status: 409,
    message: 'Námitku k tomuto rozhodnutí už od tebe máme. Druhou podat nejde.',
  },
  'objection-too-late': { status: 409, message: 'Námitku šlo podat jen do šesti měsíců od rozhodnutí.' },
  'link-not-valid': { status: 404, message: 'Odkaz už neplatí. Otevři ten z nejnovějšího e-mailu.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Whether a string read from a response is a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return code in errorCatalogue;
}

/** Error sentences by the dotted path of their field, such as `attributes.flexMm`. */
export type FieldErrors = Record<string, string[]>;

/** An expected refusal, returned (never thrown) by a use case. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly refused: Code;
  readonly fields?: FieldErrors | undefined;
  /** Replaces the catalogue's sentence when it must contain a fact, such as the time to wait. */
  readonly message?: string;
};

export function refuse<Code extends ErrorCode>(
  code: Code,
  more: { fields?: FieldErrors | undefined; message?: string } = {},
): Refusal<Code> {
  return { refused: code, ...more };
}

/** Narrows to exactly the codes that the type of the value allows. */
export function isRefusal<T>(value: T): value is unknown extends T ? T & Refusal : Extract<T, Refusal> {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
