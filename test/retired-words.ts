import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What a name may no longer be made of, and what the trade calls it. */
const names: readonly [retired: RegExp, use: string][] = [
  [/^[aA]dverts?(?![a-z])|[a-z]Adverts?(?![a-z])/, 'listing'],
  [/^letters?[A-Z]|[a-z]Letters?(?![a-z]|Table$)/, 'email, or issue of the newsletter'],
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
];

/** The same for sentences of comments. */
const sentences: readonly [retired: RegExp, use: string][] = [
  [/\badverts?\b/i, 'listing'],
  [/\btopp(?:ed|ing)\b/i, 'promoted'],
  [/\bshelve[ds]?\b/i, 'archived'],
  [/\bresting\b|\bat rest\b/i, 'paused'],
  [/\bfor machines\b/i, 'as structured data'],
  [/\b(?:signs?|signed|signing) off\b|\bsigned out of the newsletter\b/i, 'unsubscribe'],
];

/** The same for names of files. */
const paths: readonly [retired: RegExp, use: string][] = [
  [/advert(?!iser)/, 'listing'],
  [/\/mail\/.*-letters?\./, '-email'],
  [/-keeper\.|\/(?:glide|unsent|going-on|topped|lost-part|for-machines)\b/, 'the name of what it does'],
  [/\/(?:kept|known|remembered)-(?!page|drawings|stems)/, 'cache'],
];

/** Names of the trade that only look like retired ones, or that a file of data gives. */
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

/** Retired words in the names and the comments of a source; `stays` are the public names of columns and API fields. */
export function retiredIn(source: string, stays: ReadonlySet<string>): Found[] {
  return [...source.matchAll(pieces)].flatMap(({ index, 1: comment, 2: name }) => {
    const line = source.slice(0, index).split('\n').length;
    if (comment !== undefined) {
      const spoken = comment.replaceAll(/`[^`]*`/g, '');
      return matching(spoken, sentences).map((found) => ({ line, ...found }));
    }
    if (name === undefined || stays.has(name) || fine.has(name)) return [];
    return matching(name, names).map(({ use }) => ({ line, word: name, use }));
  });
}

/** Retired words in the path of a file. */
export const retiredInPath = (path: string): Found[] =>
  matching(path, paths).map((found) => ({ line: 1, ...found }));

function matching(text: string, rules: readonly [RegExp, string][]) {
  return rules.flatMap(([retired, use]) => {
    const word = retired.exec(text)?.[0];
    return word === undefined ? [] : [{ word, use }];
  });
}

/** Columns, tables and fields of the API: a contract with data and callers, so they keep the words they were born with. */
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
  const sources = ['src', 'e2e', 'test', 'bench'];
  const files = execFileSync('git', ['ls-files', '--', ...sources], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|css)$/.test(file) && !/retired-words|database\/tables\.ts/.test(file) && existsSync(file),
    );
  const all = files.flatMap((file) =>
    [...retiredInPath(file), ...retiredIn(readFileSync(file, 'utf8'), stays)].map(
      ({ line, word, use }) => `${file}:${line}: „${word}“ is retired, say: ${use}`,
    ),
  );
  for (const one of all) console.log(one);
  process.exitCode = all.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
