import { data } from "react-router";

/** Where embedded applications redirect after any other error. */
export function loader() {
  throw data(null, { status: 500 });
}

export default function InternalServer() {
  return null;
}
