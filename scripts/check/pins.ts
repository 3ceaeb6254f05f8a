/** Set-up that stays the same: exact versions everywhere, and a lockfile free of addresses. */

import type { Tree } from "./tree.ts";

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Versions that may drift, and addresses in the lockfile. */
export function pinComplaints(tree: Tree): string[] {
  const complaints: string[] = [];
  for (const [path, text] of tree) {
    if (!/(^|\/)package\.json$/.test(path)) continue;
    const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        if (!EXACT.test(version)) complaints.push(`${path}: ${name} has version ${version}; an exact one is expected`);
      }
    }
  }
  return [...complaints, ...lockComplaints(tree.get("package-lock.json") ?? "{}")];
}

interface Lock {
  readonly packages?: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/** Addresses in the lockfile, and packages it names for other machines but does not hold: `npm ci` refuses those. */
function lockComplaints(text: string): string[] {
  const { packages = {} } = JSON.parse(text) as Lock;
  const held = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const complaints = [...new Set(named)]
    .filter((name) => !held.has(name))
    .map((name) => `package-lock.json names ${name} but does not hold it; take versions that exist for every machine`);
  if (/"resolved":\s*"https?:/.test(text)) complaints.push("package-lock.json holds an address; .npmrc keeps them out");
  return complaints;
}
