import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link, useNavigate } from "react-router";
import { takePreviousPage } from "./visited-pages.ts";

type BackLinkProps = {
  label: string;
  above: string;
  /** Always links to the parent page, as in the cashier. */
  alwaysUp?: boolean;
};

/** Links to the previous page, or to the parent page when there is none. */
export function BackLink({ label, above, alwaysUp = false }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={above}
      aria-label={label}
      className="touch-target -ml-1 grid size-7 shrink-0 place-items-center rounded-full hover:bg-raised hover:text-ivory"
      onClick={(event) => {
        if (alwaysUp || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(takePreviousPage() ?? above);
      }}
    >
      <ArrowLeft size={18} aria-hidden="true" />
    </Link>
  );
}
