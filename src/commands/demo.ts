import { fillDemo } from '../demo/fill.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { runProgram } from '../start/run-program.ts';
import { withPlatform } from './with-platform.ts';

await runProgram(() =>
  withPlatform(async (platform) => {
    await loadBuiltInPlaces(platform);
    const { listings } = await fillDemo(platform);
    console.log(`${listings} demo adverts are in.`);
  }),
);
