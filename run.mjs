import module from 'node:module';
import { fileURLToPath } from 'node:url';

// The program is TypeScript that Node 24 runs as it is; npm brings that Node where the machine's own is older.
if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `This program needs Node 24 and was started with ${process.version}: run npm ci again without --omit=optional, which brings it, or install Node 24.`,
  );
  process.exit(1);
}
// Compiled once and kept, the program starts in half the time.
module.enableCompileCache?.(fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)));
// The program sees its own arguments where it expects them.
process.argv.splice(1, 1);
await import(new URL(process.argv[1], import.meta.url).href);
