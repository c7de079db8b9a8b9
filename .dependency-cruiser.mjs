// Turns the tables of levels and domains in ARCHITECTURE.md into import rules, so that the document and the rules
// always agree.
import { readFileSync } from "node:fs";

const page = readFileSync(new URL("ARCHITECTURE.md", import.meta.url), "utf8");
const levels = [...page.matchAll(/^\| (\d) \| `([^`]+)` \|/gm)].map(([, level, folder]) => ({
  level: Number(level),
  folder: folder.replace(/\/$/, ""),
}));
if (levels.length < 10) throw new Error("ARCHITECTURE.md has lost its table of levels.");

const domains = [...page.matchAll(/^\| ([a-z]+) \| [^|]+ \|([^|]*)\|$/gm)].map(([, domain, uses]) => ({
  domain,
  uses: uses
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean),
}));
if (domains.length < 5) throw new Error("ARCHITECTURE.md has lost its table of domains.");
const anyDomain = domains.map(({ domain }) => domain).join("|");

/**
 * Within one front end or contract folder, a domain may import itself, shared parts and the domains that the
 * table in ARCHITECTURE.md allows.
 */
const domainRules = domains.flatMap(({ domain, uses }) =>
  ["contracts/calls", "shell/app", "console/sections"].map((folder) => ({
    name: `domain-${domain}-in-${folder.replaceAll("/", "-")}`,
    comment: `${folder}/${domain} imports no other domain (ARCHITECTURE.md, "Domains").`,
    severity: "error",
    from: { path: `^${folder}/${domain}/`, pathNot: "^shell/app/[a-z]+/routes/" },
    to: { path: `^${folder}/(${anyDomain})/`, pathNot: `^${folder}/(${[domain, ...uses].join("|")})/` },
  })),
);

const pattern = (folder) => `^${folder.replace("<name>", "(?!kit/)[^/]+")}/`;

const forbidden = levels.map(({ level, folder }) => {
  const mayNotReach = levels.filter((other) => other.folder !== folder && other.level >= level);
  return {
    name: `level-${level}-${folder.replaceAll("/", "-")}`,
    comment: `${folder} is on level ${level}: it imports only from lower levels (ARCHITECTURE.md).`,
    severity: "error",
    from: { path: pattern(folder) },
    to: { path: mayNotReach.map((other) => pattern(other.folder)) },
  };
});

export default {
  forbidden: [
    ...forbidden,
    ...domainRules,
    {
      name: "parts-are-below-domains",
      comment: "Shared parts of a front end import no domain.",
      severity: "error",
      from: { path: "^(shell/app|console)/parts/" },
      to: { path: `^(shell/app|console/sections)/(${anyDomain}|frame)/` },
    },
    {
      name: "services-are-strangers",
      comment: "A service never imports another: they meet through interfaces in server/kit.",
      severity: "error",
      from: { path: "^server/services/([^/]+)/([^/]+)/" },
      to: { path: "^server/services/", pathNot: "^server/services/$1/$2/" },
    },
    {
      name: "games-are-strangers",
      comment: "A game never imports another: what games share lives in games/kit.",
      severity: "error",
      from: { path: "^games/([^/]+)/" },
      to: { path: "^games/", pathNot: "^games/($1|kit)/" },
    },
    {
      name: "embedded-apps-are-strangers",
      comment:
        "The cashier, the sportsbook and the racebook never import each other: they share embedded/parts.",
      severity: "error",
      from: { path: "^embedded/(?!app/)([^/]+)/" },
      to: { path: "^embedded/[^/]+/", pathNot: "^embedded/($1|parts)/" },
    },
    {
      name: "manifests-load-games-lazily",
      comment: "A game's manifest loads the game's maths and its client only when they are needed.",
      severity: "error",
      from: { path: "^games/[^/]+/game\\.ts$" },
      to: {
        path: "^games/(?!kit/)[^/]+/(math|client)/",
        pathNot: "/math/past-maths\\.ts$",
        dynamic: false,
      },
    },
    {
      name: "no-cycles",
      comment: "Circular imports have no starting point from which to read the code.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|build|dist|\\.react-router)/" },
    // Without swc, which parses TypeScript, re-exports such as `export type { … } from` would be overlooked.
    parser: "swc",
    // Manifests of games and the commands beside them belong to no level, but the rules for games apply to them.
    includeOnly: { path: ["^games/", ...levels.map(({ folder }) => pattern(folder))] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
