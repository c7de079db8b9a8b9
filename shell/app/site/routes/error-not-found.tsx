import { data } from "react-router";

/** Where the embedded applications send a visitor whose page does not exist. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
