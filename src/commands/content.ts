import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { libraryOf, loadContentFiles, removeDocument, saveDocument } from '../features/content/index.ts';
import { type Collection, collections } from '../features/content/contract.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run content -- list                      what texts there are
npm run content -- save FILE.md...           saves texts; the folder names the collection, e.g. blog/delka-florbalky.md
npm run content -- remove COLLECTION/SLUG    takes a text down
  Collections: ${collections.join(', ')}. A change shows at once in the running app.`;

/** Parses `blog/delka-florbalky`, or a path of a file that ends like that. */
function named(path: string): { collection: Collection; slug: string } {
  const folder = basename(dirname(path));
  const collection = collections.find((each) => each === folder);
  if (!collection) throw new OperatorProblem(`${path}: the folder must be one of ${collections.join(', ')}.`);
  return { collection, slug: basename(path, '.md') };
}

/** Changes texts of the site without a deploy, whether the app is running or not. */
await runProgram(async () => {
  const [verb = '', ...paths] = process.argv.slice(2);
  const isValid =
    verb === 'list' ? paths.length === 0 : ['save', 'remove'].includes(verb) && paths.length > 0;
  if (!isValid) throw new OperatorProblem(usage);
  await withPlatform(async (platform) => {
    const { leftAside } = await loadContentFiles(platform);
    if (verb === 'list') {
      const library = await libraryOf(platform);
      for (const collection of collections) {
        for (const { slug, savedAt } of library.all(collection)) {
          const aside = leftAside.includes(`${collection}/${slug}`)
            ? '  another text came with the program'
            : '';
          console.log(`${collection}/${slug}  ${savedAt.toISOString().slice(0, 16)}${aside}`);
        }
      }
    }
    for (const path of paths) {
      if (verb === 'save') await saveDocument(platform, named(path), readFileSync(path, 'utf8'));
      else await removeDocument(platform, named(path));
      console.log(`${verb === 'save' ? 'Saved' : 'Taken down'}: ${path}`);
    }
  });
});
