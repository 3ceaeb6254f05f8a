/** The service worker: keeps the files of the page, so that it works without a network. */

/** An event that may go on for a while. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Somebody wants a file. */
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The files of the page; the build writes them here, so that every build has a service worker of its own. */
const FILES: readonly string[] = JSON.parse("@files");
/** Files too large to keep for everybody, and what proves them whole: kept once somebody has wanted them. */
const LARGE: Readonly<Record<string, string>> = JSON.parse("@large");
const NAME = `baize ${FILES.join(" ")}`;

const scope = self as unknown as { readonly clients: { claim(): Promise<void> } };

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  for (const path of Object.keys(LARGE)) {
    const kept = await caches.match(path);
    if (kept !== undefined) await cache.put(path, kept);
  }
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** So long a server may take for the page before the kept one is shown, in ms. */
const PATIENCE_MS = 3000;

/** The page is asked for fresh, files with a hash in their name are not: they never change. */
async function answer(request: Request): Promise<Response> {
  if (request.mode !== "navigate") return (await caches.match(request)) ?? fetchFile(request);
  // A plain file, such as the licences, is no screen: in its place nothing else is shown.
  const kept = (await caches.match(request)) ?? (await caches.match("/"));
  return kept === undefined ? fetch(request) : freshPage(request, kept).catch(() => kept);
}

const typeOf = (response: Response): string | undefined => response.headers.get("content-type")?.split(";")[0];

/** What every screen of ours holds, and the page of a network that wants to be signed into does not. */
const ROOT = 'id="root"';

/** The page as the server has it now: whole, in time, a good answer and one of ours, or none. */
async function freshPage(request: Request, kept: Response): Promise<Response> {
  const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const [type, body] = [typeOf(fresh), await fresh.blob()];
  const isOurs = type === typeOf(kept) && (type !== "text/html" || (await body.text()).includes(ROOT));
  if (!fresh.ok || !isOurs) throw new Error(fresh.statusText);
  return new Response(body, fresh);
}

async function fetchFile(request: Request): Promise<Response> {
  const integrity = LARGE[new URL(request.url).pathname];
  if (integrity === undefined) return fetch(request);
  const response = await fetch(request, { integrity });
  if (response.ok) await keepFile(request, response.clone());
  return response;
}

/** Keeps a file for the next time; without room for it, it is fetched again then. */
async function keepFile(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(NAME);
    await cache.put(request, response);
  } catch {
    // Nothing is lost but the way.
  }
}

addEventListener("install", (event) => (event as LongEvent).waitUntil(keep()));
addEventListener("activate", (event) => (event as LongEvent).waitUntil(forgetOld()));
/** What the server says of the moment is never kept and never answered from here: tables, their streams, the documents. */
const LIVE = /^\/(api|docs)(\/|$)|^\/(openapi\.json|healthz|readyz|metrics)$/;

addEventListener("fetch", (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === "GET" && origin === location.origin && !LIVE.test(pathname);
  if (isOurs) (event as FetchEvent).respondWith(answer(request));
});
