import type { Page } from "@parlour/contracts/entities/content";
import type { HelpBranch, HelpEntry, HelpLink, HelpPlace } from "@parlour/contracts/entities/help-place";
import { isExcluded, type Location } from "@parlour/rules/geo-filter";
import type { Kit } from "@parlour/server/kit/kit";
import { helpRoot } from "./indexed-page.ts";
import type { HelpScope } from "./search-store.ts";

export type PlaceStore = {
  get(scope: HelpScope, path: string, location: Location | null): Promise<HelpPlace>;
  has(scope: HelpScope, path: string): Promise<boolean>;
};

type Filtered = { geoFilter: NonNullable<Page["geoTargetingFilter"]> | null };
type EntryRow = HelpEntry & Filtered;

const relatedAtMost = 4;
const popularAtMost = 6;
const firstAtMost = 4;
const entryColumns = `page.path, page.title, page.description, page.geo_filter as "geoFilter"`;

export function placeStore({ db }: Kit): PlaceStore {
  const list = <Row extends object>(sql: string, scope: HelpScope, ...values: unknown[]) =>
    db.query<Row>(sql, [scope.bucket, scope.language, ...values]);

  const listTrail = (scope: HelpScope, path: string) =>
    list<HelpLink>(
      `select path, title from help_pages
        where bucket = $1 and language = $2 and path = any($3) order by length(path)`,
      scope,
      pathsAbove(path),
    );
  const listBelow = (scope: HelpScope, path: string) =>
    list<HelpBranch & Filtered>(branches, scope, path, firstAtMost);
  const listPopular = (scope: HelpScope) =>
    list<EntryRow>(
      `select ${entryColumns} from help_pages page
        where bucket = $1 and language = $2 and popular order by position, path limit 20`,
      scope,
    );
  /** Lists the related pages that a page names, then its siblings. */
  const listRelated = (scope: HelpScope, path: string) =>
    list<EntryRow>(
      `select ${entryColumns} from help_pages page
         left join help_pages self on (self.bucket, self.language, self.path) = ($1, $2, $3)
        where page.bucket = $1 and page.language = $2 and page.path <> $3
          and (page.path = any(self.related) or page.parent_path = self.parent_path and page.parent_path <> $4)
        order by array_position(self.related, page.path) nulls last, page.position, page.path
        limit 20`,
      scope,
      path,
      helpRoot,
    );

  return {
    async get(scope, path, location) {
      const shown = <Row extends Filtered>(rows: readonly Row[], atMost = rows.length) =>
        rows
          .filter(({ geoFilter }) => !isExcluded(geoFilter, location))
          .slice(0, atMost)
          .map(({ geoFilter: _geoFilter, ...row }) => row);
      const isRoot = path === helpRoot;
      const below = await listBelow(scope, path);
      return {
        trail: isRoot ? [] : await listTrail(scope, path),
        below: shown(below),
        related: isRoot || below.length > 0 ? [] : shown(await listRelated(scope, path), relatedAtMost),
        popular: isRoot ? shown(await listPopular(scope), popularAtMost) : [],
      };
    },
    async has(scope, path) {
      const found = await list(
        "select from help_pages where bucket = $1 and language = $2 and path = $3",
        scope,
        path,
      );
      return found.length > 0;
    },
  };
}

/** Returns the paths of the pages above a page: `/help/a` and `/help/a/b` for `/help/a/b/c`. */
function pathsAbove(path: string): string[] {
  const names = path.split("/");
  return names
    .map((_name, index) => names.slice(0, index).join("/"))
    .filter((above) => above.length > helpRoot.length);
}

/** In ASCII, `0` follows `/`, so the paths of all pages below `a` sort between `a/` and `a0`. */
const branches = `
  select ${entryColumns}, page.icon,
         (select count(*)::integer from help_pages leaf
           where leaf.bucket = $1 and leaf.language = $2
             and leaf.path > page.path || '/' and leaf.path < page.path || '0'
             and not exists (
               select from help_pages twig
                where twig.bucket = $1 and twig.language = $2 and twig.parent_path = leaf.path
             )) as articles,
         (select coalesce(json_agg(first), '[]') from (
            select child.path, child.title from help_pages child
             where child.bucket = $1 and child.language = $2 and child.parent_path = page.path
               and child.geo_filter is null
             order by child.position, child.path limit $4
          ) first) as first
    from help_pages page
   where page.bucket = $1 and page.language = $2 and page.parent_path = $3
   order by page.position, page.path
   limit 200`;
