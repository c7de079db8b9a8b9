import { safeDestination } from "@parlour/rules/safe-destination";
import { Button } from "@parlour/web/ui/button";
import { useNavigate } from "react-router";
import { readLastPage } from "../../parts/visited-pages.ts";

type BackButtonProps = { label: string; variant?: "primary" | "secondary" };

export function BackButton({ label, variant = "primary" }: BackButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant={variant}
      size="xl"
      full
      onClick={() => void navigate(safeDestination(readLastPage()) ?? "/account")}
    >
      {label}
    </Button>
  );
}
