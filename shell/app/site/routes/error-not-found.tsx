import { data } from "react-router";

/** Embedded applications redirect here if a page doesn't exist. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
