import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server reads .env itself; nothing of it may reach the browser's code.
  envDir: false,
  build: {
    // Fonts and pictures stay files: data: addresses could not be cached on their own.
    assetsInlineLimit: 0,
    // All styles of the site are smaller than the requests for their parts.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few larger files instead of fifty small ones: they compress better and ask once.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'shared', test: /\/(src\/(ui|web\/layouts)|lucide-react)\//, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
});
