/**
 * Lets `baize check-document` ask a JavaScript module: node baize_adapter.mjs my_module.mjs
 *
 * The module, of either kind, exports the classes of the document by name. A text that names a constant of the document is the one of that
 * name in an object of the module, such as `CellT.Tableau`, whatever its value is. An exception is known by its `name` and by the names of
 * its class and of those that it extends, with `kind` and `tag` where it has them. A promise is waited for.
 */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const PLAIN = { "\\": "\\", s: " ", n: "\n", r: "\r", t: "\t" };
const ESCAPES = { "\\": "\\\\", " ": "\\s", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** The constants of the documents: a text is one of them only where the module has all of its kind. */
const CONSTANTS = {
  SuitT: "H D C S",
  RankT: "A C2 C3 C4 C5 C6 C7 C8 C9 C10 J Q K",
  ColourT: "Red Black",
  CellT: "FreeCell HomeCell Tableau",
  PileType: "OPEN CASCADE FOUNDATION",
  GameType: "SINGLEMOVE MULTIMOVE",
  Turn: "player right top left",
};

/** Text that can be read. */
class StringReader {
  #text;

  constructor(text) {
    this.#text = text;
  }

  read() {
    const text = this.#text;
    this.#text = "";
    return text;
  }

  *[Symbol.iterator]() {
    yield this.#text;
  }
}

/** Text that can be written to. */
class StringBuilder {
  #text = "";

  append(text) {
    this.#text += text;
  }

  write(text) {
    this.append(text);
  }

  toString() {
    return this.#text;
  }
}

/** Text that goes nowhere: whatever is written fails. */
class PipedWriter {
  append() {
    throw new Error("Pipe not connected");
  }

  write() {
    this.append();
  }
}

/** What is not there to be asked. */
class Unknown extends Error {}

const isClass = (value) => typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

/** Names of an exception: its own, and those of its class and of the classes that it extends. */
function throwsLine(error) {
  const names = [];
  for (let at = error; at instanceof Object && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    names.push(Object.hasOwn(at, "name") ? at.name : undefined, at.constructor?.name);
  }
  const known = [...new Set(names)].filter((name) => typeof name === "string" && /^\w+$/.test(name));
  const parts = [error?.kind, error?.tag].filter((part) => part !== undefined);
  return ["throws", known.join("<") || "Error", ...parts].join(" ");
}

class Adapter {
  #module;
  #values = new Map();
  #names = new Map();
  #objects = [];
  /** Classes whose objects are objects, though they may be arrays as well. */
  #made = new Set();

  constructor(module) {
    this.#module = module;
    for (const [kind, names] of Object.entries(CONSTANTS)) {
      const holder = module[kind];
      if (!(holder instanceof Object)) continue;
      for (const name of names.split(" ")) {
        if (holder[name] === undefined || holder[name] === name) continue;
        this.#values.set(name, holder[name]);
        this.#names.set(holder[name], name);
      }
    }
  }

  /** The values that some words stand for. */
  #parse(words) {
    const stack = [[]];
    for (const word of words) {
      if (word === "[") stack.push([]);
      else if (word === "]") {
        const ended = stack.pop();
        stack.at(-1).push(ended);
      } else stack.at(-1).push(this.#value(word));
    }
    return stack[0];
  }

  #value(word) {
    if (word.startsWith("'")) {
      const text = word.slice(1).replace(/\\(.)/g, (_, sign) => PLAIN[sign] ?? sign);
      return this.#values.has(text) ? this.#values.get(text) : text;
    }
    if (word.startsWith("@")) return this.#objects[Number(word.slice(1))];
    return JSON.parse(word);
  }

  #format(value) {
    if (value === undefined || value === null) return "null";
    if (this.#names.has(value)) return this.#format(this.#names.get(value));
    if (typeof value === "string") return `'${value.replace(/[\\ \n\r\t]/g, (sign) => ESCAPES[sign])}`;
    if (Array.isArray(value) && !this.#made.has(value.constructor))
      return ["[", ...value.map((one) => this.#format(one)), "]"].join(" ");
    if (typeof value !== "object" && typeof value !== "function") return String(value);
    if (!this.#objects.includes(value)) this.#objects.push(value);
    return `@${this.#objects.indexOf(value)}`;
  }

  #target(word) {
    const own = { StringReader, StringBuilder, PipedWriter };
    const found = word.startsWith("@") ? this.#objects[Number(word.slice(1))] : (this.#module[word] ?? own[word]);
    if (found === undefined) throw new Unknown(word);
    return found;
  }

  /** What comes of a request; it is in the hands of the module from here on. */
  async #done(verb, target, name, values) {
    if (verb === "text") return String(target);
    if (verb === "new") {
      this.#made.add(target);
      return new target(...values);
    }
    if (verb === "call") return target[name](...values);
    if (verb === "set") {
      target[name] = values[0];
      return undefined;
    }
    const found = target[name];
    return typeof found === "function" && !isClass(found) ? target[name]() : found;
  }

  async answer(words) {
    if (words[0] === "reset") {
      this.#objects = [];
      return "ok";
    }
    const [verb, on, ...rest] = words;
    let request;
    try {
      const target = this.#target(on);
      const [name, ...given] = verb === "new" ? ["", ...rest] : rest;
      if (verb === "new" && typeof target !== "function") throw new Unknown(on);
      if (verb !== "new" && verb !== "text" && !(name in Object(target))) throw new Unknown(`${on} ${name}`);
      if (verb === "call" && typeof target[name] !== "function") throw new Unknown(`${on} ${name}`);
      request = [verb, target, name, this.#parse(given)];
    } catch (error) {
      return `unknown ${String(error.message).replaceAll("\n", " ")}`;
    }
    try {
      return `ok ${this.#format(await this.#done(...request))}`;
    } catch (error) {
      return throwsLine(error);
    }
  }
}

const [, , file, ...more] = process.argv;
if (file === undefined || more.length > 0) {
  console.error("Name the file with your classes: node baize_adapter.mjs my_module.mjs");
  process.exit(1);
}
if (!existsSync(file)) {
  console.error(`There is no file ${file} here.`);
  process.exit(1);
}
// What the module prints itself is no answer.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
const { default: whole, ...named } = await import(pathToFileURL(resolve(file)).href);
const adapter = new Adapter({ ...(whole instanceof Object ? whole : {}), ...named });
for await (const line of createInterface({ input: process.stdin })) {
  write(`${await adapter.answer(line.trim().split(" "))}\n`);
}
