import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Drawing parts that most pages share; forms and windows stay with the pages that have them. */
const drawing =
  /lucide-react|src[\\/](features[\\/]\w+[\\/]components|ui[\\/](?!forms|overlays|photos[\\/](?!picture)))/;

export default defineConfig({
  plugins: [reactRouter()],
  // The server reads .env itself; nothing of it may reach the browser's code.
  envDir: false,
  build: {
    // Fonts and pictures stay files: data: addresses could not be cached on their own.
    assetsInlineLimit: 0,
    // All styles are 17 kB packed: one file for every page, instead of twenty before the first paint.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Left alone, home is 48 files of 145 kB packed; so it is 17 of 134.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: 'shell', minShareCount: 12, priority: 1 },
                { name: 'common', test: drawing, minShareCount: 9 },
              ],
            },
          },
        },
      },
    },
  },
});
