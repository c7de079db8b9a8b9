import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { placesOf } from "../../../parts/places.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { type TierNames, useTierNames } from "../../../parts/tier-names.ts";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import type { ConfiguredGame } from "./configured-game.ts";
import { GameDialog } from "./game-dialog.tsx";
import { GameHistory } from "./game-history.tsx";

const columnsOf = (tierName: TierNames): readonly RecordColumn<ConfiguredGame>[] => [
  {
    key: "name",
    header: "Game",
    sortBy: ({ name }) => name,
    cell: ({ name, id, slug }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-mist">{`${id} · ${slug}`}</span>
      </>
    ),
  },
  {
    key: "where",
    header: "Category",
    sortBy: ({ channel, categoryName }) => `${channel} ${categoryName}`,
    cell: ({ channel, categoryName }) => `${channel}, ${categoryName}`,
  },
  {
    key: "return",
    header: "Return",
    align: "end",
    minor: true,
    sortBy: ({ returnToPlayer }) => returnToPlayer,
    cell: ({ returnToPlayer }) => `${returnToPlayer.toFixed(2)}%`,
  },
  {
    key: "position",
    header: "Position",
    align: "end",
    sortBy: ({ position }) => position ?? Number.MAX_SAFE_INTEGER,
    cell: ({ position }) => position ?? "by ID",
  },
  {
    key: "stakes",
    header: "Stakes",
    align: "end",
    minor: true,
    sortBy: ({ stakes }) => stakes?.max ?? Number.MAX_SAFE_INTEGER,
    cell: ({ stakes }) => (stakes ? `${stakes.min} – ${stakes.max}` : "usual"),
  },
  {
    key: "badge",
    header: "Badge",
    cell: ({ badge, contentBadge }) => (badge === "CONTENT" ? contentBadge : badge) ?? "none",
  },
  {
    key: "geo",
    header: "Excluded locations",
    minor: true,
    cell: ({ geoTargetingFilter }) =>
      geoTargetingFilter ? placesOf(geoTargetingFilter).join(", ") : "From content",
  },
  {
    key: "table",
    header: "Table",
    minor: true,
    cell: ({ hours, fromTier }) =>
      [hours && "opening hours", fromTier && `from ${tierName(fromTier)}`].filter(Boolean).join(", ") || "–",
  },
  {
    key: "state",
    header: "Status",
    sortBy: ({ isOn }) => (isOn ? 0 : 1),
    cell: ({ isOn }) => (isOn ? <Badge tone="gain">on</Badge> : <Badge tone="alarm">off</Badge>),
  },
];

/** Configures which games the site shows, where, in what order and with which badge. */
export function Games() {
  const resource = useCall(listConfiguredGames, {});
  const tierName = useTierNames();
  const [{ term }, change] = useUrlValues({ term: "" });
  const [openId, setOpenId] = useState<string | null>(null);
  const [saved, setSaved] = useState(0);
  const wanted = term.trim().toLowerCase();
  const rows = resource.value?.items.filter(({ name, slug, id }) =>
    [name.toLowerCase(), slug, id].some((text) => text.includes(wanted)),
  );
  return (
    <>
      <FilterBar label="Search games">
        <SearchField
          label="Search games"
          type="search"
          icon={<Search size={18} aria-hidden="true" />}
          value={term}
          onChange={(next) => change({ term: next })}
        />
      </FilterBar>
      <RecordTable
        caption="Games"
        columns={columnsOf(tierName)}
        resource={resource}
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpenId(id)}
        empty={{ title: "No games", text: "No matching games." }}
      />
      <GameHistory games={resource.value?.items ?? []} listKey={`${saved}`} onUndone={resource.reload} />
      <GameDialog
        game={resource.value?.items.find(({ id }) => id === openId) ?? null}
        tiers={resource.value?.tiers ?? []}
        onClose={() => setOpenId(null)}
        onConflict={resource.reload}
        onChanged={() => {
          resource.reload();
          setSaved(saved + 1);
        }}
      />
    </>
  );
}
