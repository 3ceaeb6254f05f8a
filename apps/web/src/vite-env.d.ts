/// <reference types="vite/client" />

/** The version of the page; the build writes it. */
declare const __VERSION__: string;

/** Where the service worker is that keeps the page in this language; the build writes it. */
declare const __SERVICE__: string;
