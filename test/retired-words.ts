import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A retired word, its replacement, and the files in which it is correct. */
type Rule = readonly [retired: RegExp, use: string, except?: RegExp];

/** Files about letters of the alphabet. */
const alphabet =
  /query-understanding|recognition|products|brands|suggest|key-filters|list-option|read-statement|specimens|map-land|text-image|typography|normalize-text|typeset|markdown|card-facts|draw-rule|pin-input|referrals|accounts\/|engines|content\/edit|folder|root\.tsx|\.css$|bench\/notes|CHANGELOG|newsletter|mail\/email-job|queue\/queue|listing\.test|kits\/sizes|0300-/;
/** Files about the lottery and about shapes that are drawn, such as maps and pictures of the demo. */
const drawing =
  /lottery|demo|maps\/|places|drawing|spayd|read-qr|membership|accounts|profile|settings|commands|referral|docs\/|README|CHANGELOG|conformance/;

/** Retired parts of names, and their replacements. */
const names: readonly Rule[] = [
  [/^[aA]dverts?(?![a-z])|[a-z]Adverts?(?![a-z])/, 'listing'],
  [/^letters?[A-Z]|[a-z]Letters?(?![a-z]|Table$)/, 'email, or issue of the newsletter'],
  [/^letters?$/, 'email, or issue of the newsletter', alphabet],
  [/^(drawn|undrawn|redrawn)([A-Z]|$)|^Drawn[A-Z]|[a-z]Drawn$/, 'rendered', drawing],
  [/^forget([A-Z]|$)|[a-z]ToForget$/, 'clear, invalidate, delete', /lottery|locali|favourites|own-place/],
  [/^rooms$|[a-z]Rooms$/, 'buffers, sections'],
  [/^(un)?packe(d|rs?)$|^unpack$/, 'compressed, decompress'],
  [/^(kept|keep)(Cards?|Or|In|Texts?)(?![a-z])|^Kept(?!Drawings)[A-Z]|^remembered[A-Z]/, 'cached, cache'],
  [/^known(For|Answers?|Plans?|Rules|Levels|Brands)(?![a-z])/, 'cached, cache'],
  [/[a-z]Keeper$/, 'what it does: watcher, recovery'],
  [/^most[A-Z]/, 'max'],
  [/^fewest([A-Z]|$)/, 'min'],
  [/^(patience|slack|silence)(Ms)?$/, 'timeoutMs, idleTimeoutMs, thresholdPx'],
  [/^(tell|told|markTold|setTold)([A-Z]|$)|[a-z]ToTell$/, 'notify'],
  [/^look(For|ForAll|Again|AndTell)(?![a-z])/, 'match'],
  [/^(?!query|near|common|count|with|site|own)[a-z]+Words$/, 'formatX, xLabels, xMessage'],
  [/ForMachines$/, 'StructuredData'],
  [/^[tT]opped[A-Z]|[a-z]Topped|^tops(Left|Shown)$|^topListing$/, 'promoted, promotion'],
  [/^[sS]helv|[a-z]Shelv/, 'archive'],
  [/^resting[A-Z]|[a-z]Resting|^restOldest$/, 'paused'],
  [/^[gG]lid(e|es|er)([A-Z]|$)|^[uU]nsent|LostPart$/, 'view transition, stored form, chunk error'],
  [/^(askToLeave|changeMind|leaving[A-Z]\w*|[a-z]+Leaving)$/, 'account deletion'],
  [/^(signOff|signOutOf|askSignOut)\w*$/, 'unsubscribe'],
  [/^(twoAtOnce|takeTurns|takingTurns|asOnlySender)$/, 'semaphore, serialQueue, mutex, withExclusiveUpload'],
  [
    /^(barredFrom|sentenceOf|saidBy|speakCzech|hearOut|goingOn)$/i,
    'authorize, errorMessage, responseMessage',
  ],
  [/[hH]urried|^takingTime$/, 'background, low priority'],
  [/^breathe$|BetweenBreaths$/, 'yieldToEventLoop'],
  [/^(lastWord|hasLooked|longestMakingUp)$/, 'graceMs, hasPolled, maxBackfillMs'],
  [/^wake(Newest|Oldest)$/, 'resume'],
  [/^(readListing|lifeFrom)$/, 'validateListing, lifetimeFrom'],
  [/^near(Words|Things|Ones|OfFilters)$/, 'spellingIndex, substitutesOf, nearMisses'],
  [
    /^mend(ed|able|ings)([A-Z]|$)|[a-z]Denials?$|^denia(l|ls|ble)$/,
    'corrected, negation',
    /commands\/doctor/,
  ],
  [/^note(?!View|Refund|Search|Reread|Kinds|Notices|Limits|Of|Saving|Rows|Routes|Id)[A-Z]/, 'recordX, markX'],
  [/^tabCop(y|ies)|^(sayAs|beginTalk|judgeTalk)$/, 'tabStorage, sendMessageAs, startConversation, classify'],
  [/^(arriveAs|openEyes|whatShows|sticksOut|leaksInto)$/, 'what it does, as its trade calls it'],
];

/** Retired words in comments, documents and titles of tests, and their replacements. */
const sentences: readonly Rule[] = [
  [/\badverts?\b/i, 'listing'],
  [/\bletters?\b/i, 'email, or issue of the newsletter', alphabet],
  [/\bdrawn\b/i, 'rendered', drawing],
  [/\bpack(?:s|ed|ing)?\b/i, 'compressed'],
  [/\bremember(?:s|ed|ing)\b/i, 'cached, stored'],
  [/\btopp(?:ed|ing)\b|\btops\b/i, 'promoted, promotions'],
  [/\bshelve[ds]?\b/i, 'archived'],
  [/\bresting\b|\bat rest\b/i, 'paused'],
  [/\bfor machines\b/i, 'as structured data'],
  [/\b(?:signs?|signed|signing) off\b|\bsigned out of the newsletter\b/i, 'unsubscribe'],
];

/** Retired parts of file names, and their replacements. */
const paths: readonly Rule[] = [
  [/advert(?!iser)/, 'listing'],
  [/\/mail\/.*-letters?\./, '-email'],
  [/-keeper\.|\/(?:glide|unsent|going-on|topped|lost-part|for-machines)\b/, 'the name of what it does'],
  [/\/(?:kept|known|remembered)-(?!page|drawings|stems)/, 'cache'],
  [/\/(?:keep|sift)\./, 'the name of what it does'],
  [/features\/\w+\/(?:[\w-]+-contract|shapes)\./, 'contract-<part>'],
];

/** Correct names that only look like retired ones, or that a data file prescribes. */
const fine = new Set(
  [
    [
      'addLetter',
      'letterAt',
      'letterMeaning',
      'letterNames',
      'letterOf',
      'letterOfDos',
      'letterSize',
      'letterSizes',
      'letterSpacing',
    ],
    ['shownLetter', 'shelve', 'mostBelieved', 'mostFree', 'mostOffered', 'tellsWhich'],
  ].flat(),
);

export type Found = { line: number; word: string; use: string };

const pieces =
  /(\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|([A-Za-z_$][\w$]*)/g;

/** Keywords before a declared name, which is ours even where the API has one like it. */
const declares = /\b(?:const|let|var|function\*?|class|type|interface|enum)\s+$/;
/** A cache whose name does not contain "cache". */
const unnamedCache =
  /\b(?:const|let)\s+((?:kept|known|remembered)\w*)\s*=\s*new\s+(?:WeakMap|BoundedCache|LRUCache|Map<[^;=]*>\(\))/g;
/** The title of a test, also after the table of `test.each`. */
const title =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\]\)|\] as const\))\(\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

/**
 * Retired words in names, comments and test titles of a source. `stays` are public names of columns and API fields:
 * they may be used as keys, but not declared.
 */
export function retiredIn(source: string, stays: ReadonlySet<string>, path = ''): Found[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const inPieces = [...source.matchAll(pieces)].flatMap(({ index, 1: comment, 2: name }) => {
    if (comment !== undefined)
      return inSentence(comment, path).map((found) => ({ line: lineAt(index), ...found }));
    if (name === undefined || fine.has(name)) return [];
    const found = matching(name, names, path);
    if (found.length === 0) return [];
    if (stays.has(name) && !declares.test(source.slice(Math.max(0, index - 20), index))) return [];
    return found.map(({ use }) => ({ line: lineAt(index), word: name, use }));
  });
  const inTitles = [...source.matchAll(title)].flatMap(({ index, 1: said = '' }) =>
    inSentence(said.slice(1, -1), path).map((found) => ({ line: lineAt(index), ...found })),
  );
  const caches = [...source.matchAll(unnamedCache)].map(({ index, 1: word = '' }) => ({
    line: lineAt(index),
    word,
    use: 'a name with cache in it',
  }));
  return [...inPieces, ...inTitles, ...caches];
}

/** Retired words in the prose of a document, except for its code and the glossary's list of older words. */
export function retiredInDocument(text: string, path = ''): Found[] {
  const [said = ''] = text.split('\n## Older words');
  return said
    .replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, at) =>
      inSentence(line.replaceAll(/\]\([^)]*\)/g, ']'), path).map((found) => ({ line: at + 1, ...found })),
    );
}

/** Code between backticks may contain older names. */
const inSentence = (text: string, path: string) => matching(text.replaceAll(/`[^`]*`/g, ''), sentences, path);

/** Retired words in the path of a file. */
export const retiredInPath = (path: string): Found[] =>
  matching(path, paths, path).map((found) => ({ line: 1, ...found }));

function matching(text: string, rules: readonly Rule[], path: string) {
  return rules.flatMap(([retired, use, except]) => {
    if (!retired.test(text) || except?.test(path)) return [];
    const word = retired.exec(text)?.[0];
    return word === undefined ? [] : [{ word, use }];
  });
}

/** Columns, tables and API fields: a contract with stored data and callers, so their names are not changed. */
export function publicNames(): ReadonlySet<string> {
  const named = (file: string, name: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(name)].flatMap(({ 1: found }) => found ?? []);
  return new Set([
    ...named('openapi.json', /"(\w+)": \{/g),
    ...named('openapi.json', /"name": "(\w+)"/g),
    ...named('src/platform/database/tables.ts', /(\w+)\??:/g),
  ]);
}

function check(): void {
  const stays = publicNames();
  const where = [
    'src',
    'e2e',
    'test',
    'bench',
    'public/*.js',
    'docs/*.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ];
  const files = execFileSync('git', ['ls-files', '--', ...where], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|css|js|md)$/.test(file) &&
        !/retired-words|database\/tables\.ts|^(?:src|test|e2e)\/.*\.md$/.test(file) &&
        existsSync(file),
    );
  const all = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = file.endsWith('.md') ? retiredInDocument(text, file) : retiredIn(text, stays, file);
    return [...retiredInPath(file), ...found].map(
      ({ line, word, use }) => `${file}:${line}: „${word}“ is retired, say: ${use}`,
    );
  });
  for (const one of all) console.log(one);
  process.exitCode = all.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
