import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { pictureAddress } from "./picture-address.ts";
import { PictureChoice } from "./pictures.tsx";

type PictureFieldProps = {
  label?: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string | undefined) => void;
};

/** A field for the name of a picture. The operator picks one from the library or uploads a new one. */
export function PictureField({
  label = "Picture",
  hint = "A picture from the library, or one you upload.",
  error,
  value,
  onChange,
}: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const address = pictureAddress(value);
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {address ? <img src={address} alt="" className="max-h-40 w-auto rounded-card" /> : null}
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setChoosing(true)}>
          Choose or upload
        </Button>
        {value === "" ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
            No picture
          </Button>
        )}
      </p>
      <Dialog
        wide
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Choose picture"
        closeLabel="Close"
      >
        {choosing ? (
          <PictureChoice
            onChoose={(name) => {
              onChange(name);
              setChoosing(false);
            }}
          />
        ) : null}
      </Dialog>
    </div>
  );
}
