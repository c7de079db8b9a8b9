import { data } from "react-router";

/** Where embedded applications redirect if a page doesn't exist. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
