import { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useState } from "react";
import { parsePlaces } from "../../../parts/places.ts";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { Method } from "./method.ts";

const change = client(changeOfferedMethod);
const empty = { name: "", groupName: "", position: "0", regions: "", excluded: "" };

type MethodDialogProps = { method: Method | null; onClose: () => void; onChanged: () => void };

export function MethodDialog({ method, onClose, onChanged }: MethodDialogProps) {
  const [fields, setFields] = useState(empty);
  useEffect(() => {
    if (!method) return;
    const { name, groupName, position, regions, excludedRegions } = method;
    const excluded = excludedRegions.join(", ");
    setFields({ name, groupName, position: `${position}`, regions: regions?.join(", ") ?? "", excluded });
  }, [method]);
  const field = (name: keyof typeof empty, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint && { hint })}
      value={fields[name]}
      onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <ReasonDialog
      open={method !== null}
      onClose={onClose}
      title={`${method?.name ?? ""} in ${method?.currency ?? ""}`}
      action="Save"
      done="Saved"
      disabled={fields.name.trim() === "" || !/^\d+$/.test(fields.position)}
      onSubmit={async (reason) => {
        if (!method) return;
        const { paymentType, code, currency } = method;
        const regions = parsePlaces(fields.regions);
        const body = {
          name: fields.name,
          groupName: fields.groupName,
          position: Number(fields.position),
          regions: regions.length === 0 ? null : regions,
          excludedRegions: parsePlaces(fields.excluded),
          reason,
        };
        await change({ params: { paymentType, code, currency }, body });
        onChanged();
      }}
    >
      {field("name", "Name")}
      {field("groupName", "Group name")}
      {field("position", "Position in the list")}
      <PlacesPicker
        withRegions
        label="Available in"
        hint="Leave empty to offer it everywhere."
        value={fields.regions}
        onChange={(regions) => setFields({ ...fields, regions })}
      />
      <PlacesPicker
        withRegions
        label="Not available in"
        value={fields.excluded}
        onChange={(excluded) => setFields({ ...fields, excluded })}
      />
    </ReasonDialog>
  );
}
