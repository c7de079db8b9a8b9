import { ERROR_PAGES } from "@parlour/contracts/page";
import { data } from "react-router";

/** Embedded applications redirect to this page after any error other than a missing page. */
export function loader() {
  throw data(null, { status: ERROR_PAGES["/error/internal-server"] });
}

export default function InternalServer() {
  return null;
}
