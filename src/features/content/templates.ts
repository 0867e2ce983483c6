import { dayInPrague } from '../../contract/prague-day.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { articles } from './articles.ts';
import type { NewArticle, NewPartner } from './contract.ts';
import { libraryOf } from './library.ts';

/** The initial source of a new article: its front matter, with advice above each line. */
export async function beginArticle(
  platform: Platform,
  { slug, title, picture }: NewArticle,
): Promise<{ source: string } | Refusal<'invalid-input'>> {
  if ((await libraryOf(platform)).get('blog', slug))
    return refuse('invalid-input', { fields: { slug: ['Na této adrese už článek je. Zvol jinou.'] } });
  const { articles: all, tags } = await articles(platform, undefined);
  const alt = all.find((other) => other.picture.address === picture)?.picture.alt ?? '';
  const today = dayInPrague(platform.clock.now());
  const source = `---
# Řádek, který začíná křížkem, je jen rada. Na web nejde a můžeš ho smazat.
# Nadpis stránky a odkaz v seznamu.
nadpis: ${title.replaceAll(/\s+/g, ' ')}
# O čem článek je, nejvýš 200 znaků. Čte se v seznamu a ve vyhledávačích.
popis:
# Štítky oddělené čárkou, aspoň jeden. Blog už má: ${tags.map(({ name }) => name).join(', ')}.
štítky:
# Den, podle kterého se články řadí.
vydáno: ${today}
# Den poslední úpravy. Až nějaká bude, smaž křížek.
# upraveno: ${today}
# Obrázek nad článkem: adresa na našem webu.
obrázek: ${picture}
# Co na obrázku je, pro toho, kdo ho nevidí.
co je na obrázku: ${alt}
# Kategorie, jejíž dnešní ceny podle stavu stojí nad textem. Chceš-li to, smaž křížek.
# ceny kategorie: florbalky
# Kam pokračovat po dočtení, popisek | adresa u nás. Chceš-li to, smaž křížek.
# kam dál: Florbalky 87 až 96 cm | /vyhledavani/florbalky?shaftLengthCm=87-96
---

První odstavec řekne, co se čtenář dozví. Odstavce odděluje prázdný řádek.

## Mezititulek

**Tučně**, [odkaz](/caste-dotazy) a seznam:

- první věc
- druhá věc

## Prameny

- [název stránky](https://www.example.cz): co z ní článek má.
`;
  return { source };
}

const oneLine = (typed: string): string => typed.replaceAll(/\s+/g, ' ');

/** The initial source of a new partner. */
export async function beginPartner(
  platform: Platform,
  { slug, name, kind, town }: NewPartner,
): Promise<{ source: string } | Refusal<'invalid-input'>> {
  if ((await libraryOf(platform)).get('partners', slug))
    return refuse('invalid-input', { fields: { slug: ['Na této adrese už partner je. Zvol jinou.'] } });
  const source = `---
# Řádek, který začíná křížkem, je jen rada. Na web nejde a můžeš ho smazat.
jméno: ${oneLine(name)}
# Oddíl, turnaj, prodejna, servis nebo svaz.
druh: ${kind}
město: ${oneLine(town)}
# Jedna nebo dvě věty do seznamu partnerů.
popis:
partnerem od: ${dayInPrague(platform.clock.now())}
# Zda za partnerství platí: ano, nebo ne. Placené se tak označí.
placené: ne
# Logo a web. Máš-li je, smaž křížek.
# logo: /kresby/logo.svg
# web: https://www.example.cz
# Konec adresy veřejné stránky, inzeruje-li partner u nás.
# inzerent: tomas-v-482173
---

Čím se partner zabývá a co u něj lidé najdou. Odstavce odděluje prázdný řádek.
`;
  return { source };
}
