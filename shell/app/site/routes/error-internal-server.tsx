import { data } from "react-router";

/** Where the embedded applications send a visitor when something else went wrong. */
export function loader() {
  throw data(null, { status: 500 });
}

export default function InternalServer() {
  return null;
}
