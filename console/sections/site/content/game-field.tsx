import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { useContentSite } from "./content-site.ts";

type GameFieldProps = { label: string; value: string; onChange: (slug: string) => void };

/** Picks a game by its name. A game that is not offered, or that was typed by id, stays in the list as it is. */
export function GameField({ label, value, onChange }: GameFieldProps) {
  const { bucket } = useContentSite();
  const games = useCall(listGames, { params: { bucket, language: "en" } }).value?.items ?? [];
  const options = games
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
  const isListed = options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      options={isListed ? options : [{ value, label: value }, ...options]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
