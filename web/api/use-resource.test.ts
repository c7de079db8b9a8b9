import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { callResource } from "./call-resource.ts";
import type { Resource, WatchOptions } from "./resource.ts";
import { useResource, useResourcePart } from "./use-resource.ts";

type Count = { reads: number };

const read = vi.fn(async () => ({ reads: 1 }));
const counter: Resource<Count> = { key: "counter", read };

type ViewProps = { resource: Resource<Count> | null; options?: WatchOptions<Count> };

function View({ resource, options }: ViewProps) {
  const { value, loading, isStale } = useResource(resource, options);
  return JSON.stringify({ value: value?.reads, loading, isStale });
}

function Part() {
  return String(useResourcePart(counter, (count) => count?.reads ?? "none", { reads: 3 }));
}

/** Renders a component that uses the resource, as the server does. */
function render(resource: Resource<Count> | null, options: WatchOptions<Count> = {}) {
  const html = renderToString(createElement(View, { resource, options }));
  return JSON.parse(html.replaceAll("&quot;", '"'));
}

it("renders the given value on the server, and reads nothing there", () => {
  expect(render(counter, { initial: { reads: 7 } })).toEqual({ value: 7, loading: false, isStale: false });
  expect(render(counter)).toEqual({ loading: true, isStale: false });
  expect(render(null)).toEqual({ loading: false, isStale: false });
  expect(read).not.toHaveBeenCalled();
});

it("renders a part of the given value", () => {
  expect(renderToString(createElement(Part))).toBe("3");
});

it("identifies a call by method, path and input", () => {
  const { key } = callResource(listBalances, { session: "s" });
  expect(key).toBe('GET /services/wallet-gateway/v1/profiles/{session}/balances {"session":"s"}');
  expect(callResource(listBalances, { session: "other" }).key).not.toBe(key);
});
