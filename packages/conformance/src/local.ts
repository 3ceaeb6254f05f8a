/** An implementation in this process: classes and modules by name. */

import type { Request, Subject, SubjectAnswer } from "./implementation.ts";
import { Ref, type Value } from "./value.ts";

/** The classes and modules of a door. */
export type Door = Readonly<Record<string, unknown>>;

/** What an exception is called, with the parts of a contract where it has them. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "Error";
  const { kind, tag } = error as { kind?: unknown; tag?: unknown };
  return [error.name, kind, tag].filter((part) => typeof part === "string").join(" ");
}

/** What every object and every class of JavaScript has: no part of any document. */
const BUILT_IN: readonly unknown[] = [Object.prototype, Function.prototype, null];
const NEVER: ReadonlySet<string> = new Set(["constructor", "prototype", "__proto__"]);

/** Whether somebody wrote a member with this name into an object or a class of the door. */
function isWritten(holder: object, name: string): boolean {
  if (NEVER.has(name) || !(name in holder)) return false;
  if (!(name in Object.prototype) && !(name in Function.prototype)) return true;
  for (let at: object | null = holder; !BUILT_IN.includes(at); at = Object.getPrototypeOf(at)) {
    if (at !== null && Object.hasOwn(at, name)) return typeof at !== "function" || !(name in Function.prototype);
  }
  return false;
}

/** Whether what is made is a class, and what is called a routine. */
function isOffered(holder: Record<string, unknown>, request: Request): boolean {
  if (request.verb === "new") return typeof holder === "function";
  return request.verb !== "call" || typeof holder[request.name] === "function";
}

/** What a request asks for, as an answer names it. */
const toldAs = (request: Request): string => ("name" in request ? `${request.on} ${request.name}` : request.on);

/** Answers for the classes of a door. */
export class LocalSubject implements Subject {
  readonly #door: Door;
  #objects = new Map<string, object>();
  #names = new Map<object, string>();

  constructor(door: Door) {
    this.#door = door;
  }

  reset(): void {
    this.#objects = new Map();
    this.#names = new Map();
  }

  async ask(request: Request): Promise<SubjectAnswer> {
    const target = request.on.startsWith("@") ? this.#objects.get(request.on.slice(1)) : this.#classOf(request.on);
    if (target === undefined || target === null) return { kind: "unknown", what: request.on };
    const holder = target as Record<string, unknown>;
    if ("name" in request && (request.verb === "set" ? NEVER.has(request.name) : !isWritten(holder, request.name))) {
      return { kind: "unknown", what: toldAs(request) };
    }
    try {
      if (!isOffered(holder, request)) return { kind: "unknown", what: toldAs(request) };
      return { kind: "value", value: this.#valueOf(await this.#done(holder, request)) };
    } catch (error) {
      return { kind: "throws", name: nameOf(error) };
    }
  }

  #classOf(name: string): unknown {
    return Object.hasOwn(this.#door, name) ? this.#door[name] : undefined;
  }

  #done(holder: Record<string, unknown>, request: Request): unknown {
    switch (request.verb) {
      case "new":
        return new (holder as unknown as new (...given: unknown[]) => object)(...request.values.map(this.#plain));
      case "call":
        return (holder[request.name] as (...given: unknown[]) => unknown).apply(
          holder,
          request.values.map(this.#plain),
        );
      case "get":
        return holder[request.name];
      case "set":
        holder[request.name] = this.#plain(request.values[0] ?? null);
        return null;
      case "text":
        return String(holder);
    }
  }

  readonly #plain = (value: Value): unknown => {
    if (value instanceof Ref) return this.#objects.get(value.name);
    return Array.isArray(value) ? value.map(this.#plain) : value;
  };

  #valueOf(value: unknown): Value {
    if (value === undefined || value === null) return null;
    if (Array.isArray(value)) return value.map((one) => this.#valueOf(one));
    if (typeof value !== "object" && typeof value !== "function") return value as Value;
    const name = this.#names.get(value) ?? String(this.#names.size + 1);
    this.#names.set(value, name);
    this.#objects.set(name, value);
    return new Ref(name);
  }
}
