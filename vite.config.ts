import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server reads .env itself; nothing of it may reach the browser's code.
  envDir: false,
  build: {
    // Fonts and pictures stay files: data: addresses could not be cached on their own.
    assetsInlineLimit: 0,
  },
});
