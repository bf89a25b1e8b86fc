import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Where src/surfaces/site serves what is built.
  base: '/assets/studio/',
  plugins: [react(), tailwind()],
  build: {
    manifest: true,
    target: 'es2023',
    // The page is not served from a file of ours; the server writes it.
    rollupOptions: { input: 'src/main.tsx' },
    modulePreload: { polyfill: false },
    assetsDir: '.',
    reportCompressedSize: false,
  },
});
