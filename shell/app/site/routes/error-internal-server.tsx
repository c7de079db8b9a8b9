import { data } from "react-router";

/** Embedded applications redirect here after any error other than a missing page. */
export function loader() {
  throw data(null, { status: 500 });
}

export default function InternalServer() {
  return null;
}
