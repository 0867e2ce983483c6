import { folderStorage } from '../../src/platform/storage/folder.ts';
import { isStorageProblem } from '../../src/platform/storage/storage.ts';

/** Stores one file in the given folder and prints the result. */
const [folder = ''] = process.argv.slice(2);
try {
  await folderStorage(folder).put('photos/a/b.txt', Buffer.from('a'));
  console.log('stored');
} catch (problem) {
  console.log(isStorageProblem(problem) ? 'a storage problem' : problem);
}
