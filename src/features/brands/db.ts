import type { Database } from '../../platform/platform.ts';

export async function dismissedBrandNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissed_brand_words')
    .select('word')
    .orderBy('dismissed_at', 'desc')
    .execute();
  return rows.map(({ word }) => word);
}

export async function setDismissed(db: Database, word: string, at: Date | undefined): Promise<void> {
  if (at === undefined) await db.deleteFrom('dismissed_brand_words').where('word', '=', word).execute();
  else
    await db
      .insertInto('dismissed_brand_words')
      .values({ word, dismissed_at: at })
      .onConflict((known) => known.doNothing())
      .execute();
}
