import { updateGameSettings } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import { TextField } from "@parlour/web/ui/text-field";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useIsProposal } from "../../../parts/use-second-person.ts";
import type { ConfiguredGame } from "./configured-game.ts";
import {
  badges,
  fieldsOf,
  type GameFields,
  gameFieldLabels,
  isPosition,
  isUnchanged,
  seenSettings,
  settingsOf,
  stakeFault,
  stakeLabels,
  stakeNames,
  variantOf,
} from "./game-fields.ts";
import { TableFields, type TableTier } from "./table-fields.tsx";

const update = client(updateGameSettings);

type GameDialogProps = {
  game: ConfiguredGame | null;
  /** The loyalty tiers that a shared table can be reserved for. */
  tiers: readonly TableTier[];
  onClose: () => void;
  onChanged: () => void;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

export function GameDialog({ game, tiers, onClose, onChanged, onConflict }: GameDialogProps) {
  const draft = useMergedFields(game?.id ?? null, fieldsOf(game));
  const { value: fields } = draft;
  const set = (part: Partial<GameFields>) => draft.set((before) => ({ ...before, ...part }));
  const isProposal = useIsProposal("GAME_VARIANT");
  const settings = settingsOf(fields);
  const fault = fields.ownStakes ? stakeFault(fields) : undefined;
  return (
    <ReasonDialog
      open={game !== null}
      onClose={onClose}
      title={game?.name ?? ""}
      description="Takes effect within a second. Open rounds can be finished."
      action="Save"
      done="Saved. The site is up to date."
      disabled={
        !isPosition(fields.position) ||
        fault !== undefined ||
        settings === undefined ||
        draft.conflicts.length > 0
      }
      onConflict={onConflict}
      onSubmit={async (reason) => {
        if (!game || settings === undefined) return;
        const from = variantOf(game);
        const to = fields.variant;
        if (to === from || !isUnchanged(game, settings)) {
          await update({
            params: { id: game.id },
            body: { ...settings, before: seenSettings(game), reason },
          });
          onChanged();
        }
        if (to === from) return;
        const data = { id: game.id, from, to };
        const applied = await propose({ body: { kind: "GAME_VARIANT", data, reason } });
        onChanged();
        return applied ?? "Saved. The pay table is waiting under Approvals.";
      }}
    >
      <DraftStatus draft={draft} what="This game has" labels={gameFieldLabels} />
      <Switch
        label="On the site"
        hint="If off, its card and page are hidden and it can't be launched."
        checked={fields.isOn}
        onChange={(event) => set({ isOn: event.target.checked })}
      />
      <TextField
        label="Position in category"
        hint="Lowest first. Games without a position come last, by ID."
        inputMode="numeric"
        error={isPosition(fields.position) ? undefined : "Enter a whole number up to 9999."}
        value={fields.position}
        onChange={(event) => set({ position: event.target.value })}
      />
      <SelectField
        label="Badge"
        value={fields.badge}
        onChange={(event) => set({ badge: event.target.value as GameFields["badge"] })}
        options={badges.map((badge) => ({ value: badge, label: labels[badge] }))}
      />
      <PlacesPicker
        withRegions
        label="Excluded locations"
        hint="They replace those set in the content. Leave empty to use the content's."
        value={fields.places}
        onChange={(places) => set({ places })}
      />
      <Switch
        label="Custom stakes"
        hint="Enter amounts in US dollars. In other currencies they're converted at fixed ratios."
        checked={fields.ownStakes}
        onChange={(event) => set({ ownStakes: event.target.checked })}
      />
      {fields.ownStakes ? (
        <div className="grid gap-4 sm:grid-cols-3">
          {stakeNames.map((name) => (
            <TextField
              key={name}
              label={stakeLabels[name]}
              inputMode="decimal"
              value={fields[name]}
              error={fault?.name === name ? fault.text : undefined}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ))}
        </div>
      ) : null}
      {game && game.variants.length > 0 ? (
        <SelectField
          label="Pay table"
          hint={`Games opened from now on use it, and players see its return. Games already open keep theirs.${isProposal ? " Another operator must approve a change." : ""}`}
          value={fields.variant}
          onChange={(event) => set({ variant: event.target.value })}
          options={game.variants.map(({ name, title, returnToPlayer }, index) => ({
            value: name,
            label: `${title}, returns ${returnToPlayer.toFixed(2)}%${index === 0 ? " (default)" : ""}`,
          }))}
        />
      ) : null}
      {game?.isTable ? (
        <TableFields table={fields.table} tiers={tiers} onChange={(table) => set({ table })} />
      ) : null}
    </ReasonDialog>
  );
}

const labels: Record<(typeof badges)[number], string> = {
  CONTENT: "From content",
  NONE: "None",
  new: "New",
  live: "Live",
  jackpot: "Jackpot",
  exclusive: "Exclusive",
};
