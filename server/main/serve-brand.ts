import type { Brand } from "@parlour/contracts/entities/brand";
import { brandMarks } from "@parlour/rules/brand-marks";
import { designedColours, filesVersion, formatTheme } from "@parlour/rules/brand-theme";
import type { FastifyInstance } from "fastify";
import { brandSeen } from "../kit/http/request-brand.ts";
import type { Kit } from "../kit/kit.ts";

/** The URLs of these files contain the brand's version, so browsers can cache them permanently. */
const forEver = "public, max-age=31536000, immutable";

/** Serves the files that make the site look like its brand: style sheet, manifest and icon. */
export async function serveBrand(
  app: FastifyInstance,
  kit: Pick<Kit, "brands" | "config" | "clock">,
): Promise<void> {
  const serve = (path: string, type: string, format: (brand: Brand) => string) => {
    app.get<{ Querystring: { v?: string } }>(path, { config: { quiet: true } }, async (request, reply) => {
      const brand = brandSeen(kit, request);
      // Right after a change, a server may not yet know the version that a page refers to.
      const isNamed = request.query.v === filesVersion(brand);
      return reply
        .header("cache-control", isNamed ? forEver : "no-cache")
        .type(type)
        .send(format(brand));
    });
  };
  serve("/brand/theme.css", "text/css; charset=utf-8", formatTheme);
  serve("/brand/icon.svg", "image/svg+xml", formatIcon);
  serve("/brand/site.webmanifest", "application/manifest+json", formatManifest);
}

function formatIcon({ mark, colours }: Brand): string {
  const { background, accent } = colours ?? designedColours;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${background}"/>`,
    `<path transform="translate(9.25 18) scale(1.75)" fill="${accent}" d="${brandMarks[mark]}"/>`,
    "</svg>",
  ].join("");
}

function formatManifest(brand: Brand): string {
  const { name, colours } = brand;
  const { background } = colours ?? designedColours;
  return JSON.stringify({
    name,
    short_name: name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [{ src: `/brand/icon.svg?v=${filesVersion(brand)}`, type: "image/svg+xml", sizes: "any" }],
  });
}
