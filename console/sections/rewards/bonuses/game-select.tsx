import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { useCall } from "@parlour/web/api/use-resource";
import { ComboboxField } from "@parlour/web/ui/combobox-field";

export function useGameNames(): ReadonlyMap<string, string> {
  const games = useCall(listConfiguredGames, {});
  return new Map((games.value?.items ?? []).map(({ id, name }) => [id, name]));
}

type GameSelectProps = { value: string; onChange: (gameId: string) => void; error?: string | undefined };

/** The game that an offer's free spins are played on. */
export function GameSelect({ value, onChange, error }: GameSelectProps) {
  const names = [...useGameNames()].sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <ComboboxField
      label="Game"
      hint="Only games without decisions during a round."
      value={value}
      error={error}
      options={names.map(([id, name]) => ({ value: id, label: name }))}
      placeholder="Name"
      emptyText="No such game"
      openLabel="Show all games"
      onChange={onChange}
    />
  );
}
