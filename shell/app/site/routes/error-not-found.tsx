import { ERROR_PAGES } from "@parlour/contracts/page";
import { data } from "react-router";

/** Embedded applications redirect to this page if one of their own pages doesn't exist. */
export function loader() {
  throw data(null, { status: ERROR_PAGES["/error/not-found"] });
}

export default function NotFound() {
  return null;
}
