import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { articleUrl, downloadsUrl, partnerUrl, questionsUrl } from '../../contract/urls.ts';
import { OperatorProblem } from '../../platform/operator-problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { type Collection, collections, slugPattern, type Text, type TextEntry } from './contract.ts';
import { addRevision, lockContent, removedDocuments, type Revision, currentRevision } from './db.ts';
import { frontMatterProblem, splitSource } from './front-matter.ts';
import { type Document, libraryOf } from './library.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';
import { fillIn, placeholdersOf } from './placeholders.ts';

const addresses: Record<Collection, (slug: string) => string> = {
  pages: (slug) => `/${slug}`,
  blog: articleUrl,
  faq: () => questionsUrl,
  partners: partnerUrl,
  downloads: () => downloadsUrl,
};

function entryOf(collection: Collection, { slug, front, savedAt }: Document<Collection>): TextEntry {
  const title = 'name' in front ? front.name : front.title;
  const address = addresses[collection](slug);
  return { collection, slug, title, address, savedAt: savedAt.toISOString(), removed: false };
}

/** Current texts by collection, followed by the removed ones. */
export async function listTexts(platform: Platform): Promise<TextEntry[]> {
  const library = await libraryOf(platform);
  const standing = collections.flatMap((collection) =>
    library
      .all(collection)
      .map((document) => entryOf(collection, document))
      .toSorted((one, other) => one.slug.localeCompare(other.slug)),
  );
  return [...standing, ...(await removedDocuments(platform.db)).map(removedEntry)];
}

function removedEntry({ collection, slug, source, savedAt }: Revision & { source: string }): TextEntry {
  const { front } = splitSource(source);
  const title = front['title'] ?? front['name'] ?? slug;
  const address = addresses[collection](slug);
  return { collection, slug, title, address, savedAt: savedAt.toISOString(), removed: true };
}

/** The current text, or the last source of a removed one, with revision 0. */
export async function getText(
  platform: Platform,
  { collection, slug }: Named,
): Promise<Text | Refusal<'not-found'>> {
  const document = (await libraryOf(platform)).get(collection, slug);
  if (!document) {
    const removed = (await removedDocuments(platform.db)).find(
      (each) => each.collection === collection && each.slug === slug,
    );
    return removed ? { ...removedEntry(removed), source: removed.source, revision: 0 } : refuse('not-found');
  }
  const { source, revision } = document;
  return { ...entryOf(collection, document), source, revision };
}

/** Reports a problem in the front matter beside the field. */
function refuseFront(collection: Collection, source: string): Refusal<'invalid-input'> | undefined {
  const problem = frontMatterProblem(collection, source);
  return problem === undefined
    ? undefined
    : refuse('invalid-input', { fields: { source: [`Záhlaví nad textem není v pořádku. ${problem}`] } });
}

export async function previewText(
  platform: Platform,
  collection: Collection,
  source: string,
): Promise<({ title: string } & Rendered) | Refusal<'invalid-input'>> {
  const refusal = refuseFront(collection, source);
  if (refusal) return refusal;
  const { front, body } = splitSource(source);
  const placeholders = await placeholdersOf(platform);
  return { title: front['title'] ?? front['name'] ?? '', ...renderMarkdown(fillIn(body, placeholders)) };
}

export async function saveText(
  platform: Platform,
  admin: Viewer,
  named: Named,
  { source, ...change }: Change & { source: string },
): Promise<Text | Refusal<'invalid-input' | 'text-changed-elsewhere'>> {
  // Browsers submit line breaks of a form as CRLF.
  const text = source.replaceAll('\r\n', '\n');
  const refusal = refuseFront(named.collection, text);
  if (refusal) return refusal;
  const changedElsewhere = await changeText(platform, admin, named, { ...change, source: text });
  if (changedElsewhere) return changedElsewhere;
  const saved = await getText(platform, named);
  if (isRefusal(saved)) throw new Error(`${subjectOf(named)} was saved and is not there`);
  return saved;
}

export async function removeText(
  platform: Platform,
  admin: Viewer,
  named: Named,
  change: Change,
): Promise<TextEntry[] | Refusal<'not-found' | 'text-changed-elsewhere' | 'text-needed'>> {
  const existing = await getText(platform, named);
  if (isRefusal(existing)) return existing;
  if (existing.removed) return listTexts(platform);
  // Pages have fixed addresses in the code, linked from the footer, forms and consents.
  if (named.collection === 'pages') return refuse('text-needed');
  return (await changeText(platform, admin, named, { ...change, source: null })) ?? listTexts(platform);
}

/** The reason of a change, and the revision that was edited; API clients may omit it. */
type Change = { reason: string; revision?: number | undefined };

/** Writes nothing when the text was changed since that revision. */
async function changeText(
  platform: Platform,
  admin: Viewer,
  named: Named,
  { source, reason, revision }: Change & { source: string | null },
): Promise<Refusal<'text-changed-elsewhere'> | undefined> {
  return platform.db.transaction().execute(async (db) => {
    await lockContent(db);
    if (revision !== undefined && revision !== (await currentRevision(db, named)))
      return refuse('text-changed-elsewhere');
    await addRevision(db, { ...named, source, fileHash: null, savedAt: platform.clock.now() });
    const action = source === null ? 'remove-text' : 'save-text';
    await recordAction(platform, db, admin, { action, subject: subjectOf(named), reason });
    return undefined;
  });
}

const subjectOf = ({ collection, slug }: Named) => `text:${collection}/${slug}`;

type Named = { collection: Collection; slug: string };
type Outside = Pick<Platform, 'db' | 'clock'>;

/** Saves a document; every process serves the new version from that moment. */
export async function saveDocument(
  platform: Outside,
  { collection, slug }: Named,
  source: string,
): Promise<void> {
  if (!slugPattern.test(slug)) {
    throw new OperatorProblem(`${slug} cannot be an address: use small letters, digits and hyphens.`);
  }
  const problem = frontMatterProblem(collection, source);
  if (problem) throw new OperatorProblem(`${collection}/${slug}: ${problem}`);
  await add(platform, { collection, slug }, source);
}

/** Removes a document. Earlier revisions stay in the database. */
export async function removeDocument(platform: Outside, named: Named): Promise<void> {
  await add(platform, named, null);
}

async function add({ db, clock }: Outside, named: Named, source: string | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    await addRevision(transaction, { ...named, source, fileHash: null, savedAt: clock.now() });
  });
}
