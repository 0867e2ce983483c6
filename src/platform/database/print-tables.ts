import { sql } from 'kysely';
import type { Database } from '../platform.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  computed: boolean;
  /** Values of a check such as `state in ('draft', 'active')`, as PostgreSQL prints it. */
  check: string | null;
};

const typeScript: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  citext: 'string',
  numeric: 'string',
  date: 'string',
  xid8: 'string',
  tsvector: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  timestamptz: 'Timestamp',
};

const head = `// Printed from the migrated database by \`npm run db types\`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined };
/** Written as text, because the driver would turn an array into a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** May be left out of an insert, because the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

/** TypeScript types of every table in \`public\`, with tables and columns in a stable order. */
export async function printTables(db: Database): Promise<string> {
  const columns = await readColumns(db);
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `\nexport interface ${typeName(table)} {\n${own.map((column) => `  ${column.name}: ${typeOf(column)};\n`).join('')}}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};\n`).join('');
  return `${head}${interfaces.join('')}\nexport interface Tables {\n${index}}\n`;
}

function typeOf(column: Column): string {
  const array = column.type.startsWith('_');
  const name = array ? column.type.slice(1) : column.type;
  const plain = typeScript[name];
  if (!plain) throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`);
  const base = array ? `${plain}[]` : (literalUnion(column.check) ?? plain);
  const value = column.nullable ? `${base} | null` : base;
  if (column.computed) return `GeneratedAlways<${value}>`;
  return column.has_default ? `Generated<${value}>` : value;
}

function literalUnion(check: string | null): string | undefined {
  const list = check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/)?.[1];
  const values = list && [...list.matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`);
  return values && values.length > 0 ? values.join(' | ') : undefined;
}

function typeName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' or a.attidentity = 'a' as computed,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}
