import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { articles } from './articles.ts';
import type { NewArticle } from './contract.ts';
import { libraryOf } from './library.ts';

const dayInPrague = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Prague' });

/** What the editor opens with for an article that is not there yet: its front matter, each line with advice above it. */
export async function beginArticle(
  platform: Platform,
  { slug, title, picture }: NewArticle,
): Promise<{ source: string } | Refusal<'invalid-input'>> {
  if ((await libraryOf(platform)).get('blog', slug))
    return refuse('invalid-input', { fields: { slug: ['Na této adrese už článek je. Zvol jinou.'] } });
  const { articles: all, tags } = await articles(platform, undefined);
  const alt = all.find((other) => other.picture.address === picture)?.picture.alt ?? '';
  const today = dayInPrague.format(platform.clock.now());
  const source = `---
# Řádek, který začíná křížkem, je jen rada. Na web nejde a můžeš ho smazat.
# Název: nadpis stránky a odkaz v seznamu.
title: ${title.replaceAll(/\s+/g, ' ')}
# O čem článek je, nejvýš 200 znaků. Čte se v seznamu a ve vyhledávačích.
description:
# Štítky oddělené čárkou, aspoň jeden. Blog už má: ${tags.map(({ name }) => name).join(', ')}.
tags:
# Den, podle kterého se články řadí.
published: ${today}
# Den poslední úpravy. Až nějaká bude, smaž křížek.
# changed: ${today}
# Obrázek nad článkem: adresa na našem webu.
picture: ${picture}
# Co na obrázku je, pro toho, kdo ho nevidí.
alt: ${alt}
# Kam pokračovat po dočtení, popisek | adresa u nás. Chceš-li to, smaž křížek.
# next: Florbalky 87 až 96 cm | /vyhledavani/florbalky?shaftLengthCm=87-96
---

První odstavec řekne, co se čtenář dozví. Odstavce odděluje prázdný řádek.

## Mezititulek

**Tučně**, [odkaz](/caste-dotazy) a seznam:

- první věc
- druhá věc
`;
  return { source };
}
