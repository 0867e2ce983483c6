import { sql } from 'kysely';
import { fold } from '../../src/contract/fold.ts';
import type { Database } from '../../src/platform/platform.ts';

/**
 * Baseline: PostgreSQL's full-text search set up as in its manual, with the dictionary `simple` (there is none
 * for Czech), words without diacritics, titles weighted above descriptions, `ts_rank`. Requires all words first,
 * then any of them.
 */
export type PlainText = {
  /** Ids, best first. */
  find(query: string, atMost: number): Promise<string[]>;
  /** The same with the total count, as a page of results needs it. */
  page(query: string, atMost: number): Promise<{ ids: string[]; total: number }>;
};

type Text = { id: string; title: string; description: string };

const atOnce = 1_000;

/** Creates an indexed table with the words of these listings. */
export async function plainTextOf(db: Database, texts: readonly Text[]): Promise<PlainText> {
  await emptyTable(db);
  for (let from = 0; from < texts.length; from += atOnce) {
    const part = texts.slice(from, from + atOnce);
    const [ids, titles, descriptions] = [
      part.map(({ id }) => id),
      part.map(({ title }) => fold(title)),
      part.map(({ description }) => fold(description)),
    ];
    await sql`
      insert into plain_text select id, ${weighted('title', 'description')}
      from unnest(${ids}::text[], ${titles}::text[], ${descriptions}::text[]) as text (id, title, description)`.execute(
      db,
    );
  }
  await sql`create index plain_text_words on plain_text using gin (words)`.execute(db);
  return searching(db);
}

/** The same for all listings of the database, however long it takes. */
export async function plainTextOfListings(db: Database): Promise<PlainText> {
  await emptyTable(db);
  const folded = (column: string) => `translate(lower(${column}), 'áčďéěíňóřšťúůýž', 'acdeeinorstuuyz')`;
  const words = weighted(folded('title'), folded('description'));
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`insert into plain_text select id::text, ${words} from listings`.execute(trx);
    await sql`create index plain_text_words on plain_text using gin (words)`.execute(trx);
  });
  return searching(db);
}

const weighted = (title: string, description: string) =>
  sql.raw(
    `setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${description}), 'D')`,
  );

async function emptyTable(db: Database): Promise<void> {
  await sql`drop table if exists plain_text`.execute(db);
  await sql`create table plain_text (id text not null, words tsvector not null)`.execute(db);
}

async function searching(db: Database): Promise<PlainText> {
  await sql`analyze plain_text`.execute(db);
  const page = async (query: string, atMost: number) => {
    const all = sql`plainto_tsquery('simple', ${fold(query)})`;
    const any = sql`replace(${all}::text, '&', '|')::tsquery`;
    const { rows } = await sql<{ id: string; total: number }>`
      select id, count(*) over () as total from plain_text where words @@ ${any}
      order by words @@ ${all} desc, ts_rank(words, ${any}) desc, id limit ${atMost}`.execute(db);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  };
  return { page, find: async (query, atMost) => (await page(query, atMost)).ids };
}
