import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import { playerDeskRoles } from "@parlour/contracts/entities/player-details";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { TypedCombobox } from "@parlour/web/ui/typed-combobox";
import { useState } from "react";
import { maySee, useOperator } from "../app/operator-context.ts";
import { usePlayerName } from "./player-names.ts";
import { useDelayed } from "./use-delayed.ts";

const shortest = 2;

type PlayerPickerProps = {
  label: string;
  hint?: string;
  className?: string;
  /** The id of the chosen player; empty while none is chosen. */
  value: string;
  onChange: (playerId: string) => void;
};

/** Finds a player by name, nickname, e-mail, phone or id. */
export function PlayerPicker({ label, hint, className, value, onChange }: PlayerPickerProps) {
  const maySearch = maySee(useOperator(), playerDeskRoles);
  const [typed, setTyped] = useState("");
  const term = useDelayed(typed.trim());
  const isAsked = term.length >= shortest;
  const found = useResource(isAsked ? callResource(searchEverything, { query: { term } }) : null);
  const name = usePlayerName(value, maySearch && value !== "");
  const players = isAsked ? (found.value?.items ?? []).filter(({ kind }) => kind === "PLAYER") : [];
  const options = players.map(({ id, title, text }) => ({ value: id, label: `${title} · ${text}` }));
  // An operator who may not look up players can still enter an id that they got from a message or a colleague.
  if (!maySearch && isAsked) options.push({ value: term, label: term });
  const isListed = value === "" || options.some((option) => option.value === value);
  return (
    <TypedCombobox
      text={{ label, hint }}
      {...(className && { className })}
      options={isListed ? options : [{ value, label: name ?? value }, ...options]}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      placeholder="Name, email, phone or ID"
      emptyText={isAsked && !found.loading ? "No player found." : "Type at least two characters."}
      openLabel="Show the players found"
    />
  );
}
