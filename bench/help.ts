import type { HelpItem } from "@parlour/contracts/entities/help-item";
import { type Article, generateArticles, misspell } from "./help-articles.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const articleCount = 10_000;
const rounds = 300;
const warmUpRounds = 50;
const targetMs = 20;
const base = "/content/v5/buckets/default/languages/en/help-pages";

type Question = {
  name: string;
  call: "search" | "suggestions";
  term(article: Article): string;
  finds: boolean;
};

const questions: readonly Question[] = [
  {
    name: "suggestions, three letters",
    call: "suggestions",
    term: ({ rare }) => rare.slice(0, 3),
    finds: false,
  },
  {
    name: "suggestions, unfinished word",
    call: "suggestions",
    term: ({ rare }) => rare.slice(0, 6),
    finds: true,
  },
  { name: "suggestions, misspelt", call: "suggestions", term: ({ rare }) => misspell(rare), finds: true },
  {
    name: "search, a frequent word",
    call: "search",
    term: ({ title }) => title.split(" ")[0]!,
    finds: false,
  },
  { name: "search, a title", call: "search", term: ({ title }) => title, finds: true },
  { name: "search, misspelt", call: "search", term: ({ rare }) => misspell(rare), finds: true },
];

/** Measures search latency over HTTP with ten thousand articles, and how often the right article is found. */
export async function run(): Promise<void> {
  const articles = generateArticles(articleCount);
  for (const engine of ["embedded", "server"]) {
    const server = await startMeasured(new URL("help-server.ts", import.meta.url), [
      engine,
      String(articleCount),
    ]).catch(() => undefined);
    if (!server) {
      process.stdout.write("No PostgreSQL answers here; only the embedded engine was measured.\n");
      continue;
    }
    try {
      const { origin, indexedMs } = JSON.parse(server.origin) as { origin: string; indexedMs: number };
      const name = engine === "embedded" ? "embedded engine" : "PostgreSQL";
      process.stdout.write(
        `${name}: ${articleCount} articles indexed in ${(indexedMs / 1_000).toFixed(1)} s\n`,
      );
      for (const question of questions) await ask(server, origin, question, articles);
    } finally {
      server.close();
    }
  }
}

/**
 * Measures the server's CPU time, which doesn't depend on how busy the machine is. The database server's time
 * is not included.
 */
async function ask(
  server: MeasuredServer,
  origin: string,
  { name, call, term, finds }: Question,
  articles: readonly Article[],
): Promise<void> {
  const timesMs: number[] = [];
  let found = 0;
  let usedBefore = 0;
  for (let round = -warmUpRounds; round < rounds; round++) {
    if (round === 0) usedBefore = await server.cpuSeconds();
    const article = articles[((round + warmUpRounds) * 37) % articles.length]!;
    const startedMs = performance.now();
    const answer = await fetch(`${origin}${base}/${call}?searchTerm=${encodeURIComponent(term(article))}`);
    const { items } = (await answer.json()) as { items: HelpItem[] };
    if (round < 0) continue;
    timesMs.push(performance.now() - startedMs);
    if (items.some(({ paths }) => paths.includes(article.path))) found += 1;
  }
  const cpuMs = ((await server.cpuSeconds()) - usedBefore) * (1_000 / rounds);
  timesMs.sort((one, other) => one - other);
  const at = (part: number) => timesMs[Math.floor(timesMs.length * part)]!;
  const verdict = at(0.5) < targetMs ? `under ${targetMs} ms` : `ABOVE ${targetMs} ms`;
  process.stdout.write(
    `  ${name.padEnd(30)}p50 ${at(0.5).toFixed(1)} ms  p99 ${at(0.99).toFixed(1)} ms  ${verdict}` +
      `  ${cpuMs.toFixed(1)} ms of processor time` +
      `${finds ? `  right article found ${((100 * found) / rounds).toFixed(1)}%` : ""}\n`,
  );
}
