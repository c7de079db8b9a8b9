import { redirect } from "react-router";
import { ROOT } from "../racing-pages.ts";

/** The racebook's short address. */
export const loader = () => redirect(ROOT, 301);
