import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The page: one bundle for the shell, the rest on demand. */
export default defineConfig({
  plugins: [react()],
  worker: { format: "es" },
  build: { target: "es2024", assetsInlineLimit: 0 },
});
