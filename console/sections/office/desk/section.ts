import KeyRound from "lucide-react/icons/key-round";
import { defineSection } from "../../../app/section.ts";

export const deskSection = defineSection({
  path: "my-desk",
  label: "My account",
  group: "Administration",
  icon: KeyRound,
  load: async () => (await import("./desk.tsx")).Desk,
});
