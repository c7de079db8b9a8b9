import { readFileSync } from "node:fs";
import type { OpenApiDocument, OpenApiOperation } from "@parlour/contracts/openapi";
import { describeSchema } from "./describe-schema.ts";
import { Html, html } from "./html.ts";

const style = readFileSync(new URL("style.css", import.meta.url), "utf8");
const script = readFileSync(new URL("search.js", import.meta.url), "utf8");

type Entry = { method: string; path: string; operation: OpenApiOperation };

/** Renders the API reference, which is readable without JavaScript; the script adds the search. */
export function renderApiReference(document: OpenApiDocument, nonce: string): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const services = document.tags
    .map(({ name }) => ({ name, entries: entries.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter((service) => service.entries.length > 0);
  const built = entries.filter(({ operation }) => operation["x-parlour-built"]).length;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0b0e14">
<meta name="description" content="Every call of Parlour's API: parameters, bodies, answers and errors.">
<title>API reference · Parlour</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header class="top"><div class="top-inner">
<a class="home" href="/">Parlour</a>
<input class="search" type="search" aria-label="Search the calls" placeholder="Search by path, name or error" autocomplete="off">
<span class="note" role="status">${entries.length} calls, ${built} built</span>
</div></header>
<div class="layout">
<nav aria-label="Services"><ul class="services">${services.map(
    ({ name }) => html`<li><a href="#${name}">${name}</a></li>`,
  )}</ul></nav>
<main id="calls">
<h1>API reference</h1>
<p class="lead">${document.info.description} Version ${document.info.version}; for programs: <a href="/openapi.json">openapi.json</a>.</p>
${services.map(
  (service) => html`<section aria-labelledby="${service.name}"><h2 id="${service.name}">${service.name}</h2>
${service.entries.map(renderCall)}</section>`,
)}
</main>
</div>
<script type="module" nonce="${nonce}">${new Html(script)}</script>
</body>
</html>`.text;
}

function renderCall({ method, path, operation }: Entry): Html {
  const built = operation["x-parlour-built"];
  const words = [method, path, operation.operationId, operation.summary, JSON.stringify(operation.responses)];
  return html`<details id="${operation.operationId}" data-text="${words.join(" ").toLowerCase()}">
<summary><code class="method method-${method}">${method.toUpperCase()}</code> <code class="path">${path}</code> ${built ? "" : html`<span class="unbuilt">not yet built</span>`} <span class="about">${operation.summary}</span></summary>
<div class="call">
${operation.description && html`<p class="note">${operation.description}</p>`}
<p><a href="#${operation.operationId}">Link to this call</a></p>
${renderParameters(operation)}
${operation.requestBody && html`<h4>Body</h4>${renderContent(operation.requestBody.content)}`}
<h4>Answers</h4>
<div class="scroll"><table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Body</th></tr></thead><tbody>
${Object.entries(operation.responses).map(
  ([status, response]) =>
    html`<tr><td><code>${status}</code></td><td>${response.description}</td><td>${response.content && renderContent(response.content)}</td></tr>`,
)}
</tbody></table></div>
</div>
</details>`;
}

function renderParameters({ parameters = [] }: OpenApiOperation): Html | undefined {
  if (parameters.length === 0) return undefined;
  return html`<h4>Parameters</h4><div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>
${parameters.map(
  (parameter) =>
    html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td><td><code>${describeSchema(parameter.schema)}</code></td><td>${parameter.required ? "yes" : "no"}</td></tr>`,
)}
</tbody></table></div>`;
}

function renderContent(content: Record<string, { schema: Record<string, unknown> }>): Html[] {
  return Object.values(content).map(({ schema }) => html`<pre tabindex="0">${describeSchema(schema)}</pre>`);
}
