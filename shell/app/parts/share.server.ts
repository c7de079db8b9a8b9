import type { RouterContextProvider } from "react-router";
import { pageContext } from "../page-context.ts";

const ids = new WeakMap<object, number>();
const derived = new WeakMap<object, Map<string, unknown>>();
const mostDerived = 500;
let lastId = 0;

/** Declares that an object contains nothing about a player and never changes, so that parts made of it can be shared. */
export function share<Value extends object>(value: Value): Value {
  if (!ids.has(value)) ids.set(value, ++lastId);
  return value;
}

/** Returns the number of a shared object; undefined if no loader has shared it. */
export function idOf(value: object): number | undefined {
  return ids.get(value);
}

/**
 * Returns a string that identifies a list of strings and shared objects; undefined if one of the objects is not shared.
 */
export function keyOf(of: readonly unknown[]): string | undefined {
  const names: string[] = [];
  for (const each of of) {
    if (typeof each === "object" && each !== null) {
      const id = ids.get(each);
      if (id === undefined) return undefined;
      names.push(`#${id}`);
    } else names.push(JSON.stringify(each) ?? "");
  }
  return names.join(" ");
}

/**
 * Returns a value derived from shared objects. It is computed once for the same objects and texts, and is itself
 * shared. It is cached as long as the first of the objects, so the first should be the object that is replaced most
 * often.
 */
export function shareMade<Value>(of: readonly [object, ...unknown[]], make: () => Value): Value {
  const key = keyOf(of);
  if (key === undefined) return make();
  const known = derived.get(of[0]) ?? new Map<string, unknown>();
  derived.set(of[0], known);
  if (known.has(key)) return known.get(key) as Value;
  const made = make();
  if (typeof made === "object" && made !== null) share(made);
  if (known.size >= mostDerived) known.clear();
  known.set(key, made);
  return made;
}

const equals = new Map<string, object>();
const mostEquals = 1_000;

/** Returns one shared object for all small values with the same content. */
export function shareEqual<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  const known = equals.get(text);
  if (known !== undefined) return known as Value;
  if (equals.size >= mostEquals) equals.clear();
  equals.set(text, value);
  return share(value);
}

/**
 * Shares the answer to a call whose answer is the same for many visitors (`sharedSeconds` in its contract), except in
 * an operator's preview, where it may contain drafts.
 */
export function shareAnswer<Answer extends object>(
  context: Readonly<RouterContextProvider>,
  answer: Answer,
): Answer {
  return context.get(pageContext).preview === null ? share(answer) : answer;
}
