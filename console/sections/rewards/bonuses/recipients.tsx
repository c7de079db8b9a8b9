import { IconButton } from "@parlour/web/ui/icon-button";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import X from "lucide-react/icons/x";
import { PlayerPicker } from "../../../parts/player-picker.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { type Recipients, recipientIds } from "./recipient-ids.ts";

type RecipientsProps = { value: Recipients; onChange: (value: Recipients) => void };

/** The players who get a grant: picked by name, or pasted as a list of ids from another system. */
export function RecipientsField({ value, onChange }: RecipientsProps) {
  const { picked, pasted } = value;
  const remove = (playerId: string) => onChange({ ...value, picked: picked.filter((id) => id !== playerId) });
  return (
    <>
      <PlayerPicker
        label="Add a player"
        value=""
        onChange={(playerId) => {
          if (playerId !== "" && !recipientIds(value).includes(playerId)) {
            onChange({ ...value, picked: [...picked, playerId] });
          }
        }}
      />
      {picked.length > 0 ? (
        <ul aria-label="Chosen players" className="grid gap-1">
          {picked.map((playerId) => (
            <li
              key={playerId}
              className="flex items-center justify-between gap-3 rounded-control border border-line pl-4"
            >
              <span className="min-w-0 truncate">
                <PlayerName playerId={playerId} />
              </span>
              <IconButton
                quiet
                label={`Remove ${playerId}`}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => remove(playerId)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <TextAreaField
        label="Paste a list of player IDs"
        hint="One per line or separated by commas, for example from an export"
        rows={3}
        value={pasted}
        onChange={(event) => onChange({ ...value, pasted: event.target.value })}
      />
    </>
  );
}
