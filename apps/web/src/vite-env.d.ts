/// <reference types="vite/client" />

/** The version of the page; the build writes it. */
declare const __VERSION__: string;
