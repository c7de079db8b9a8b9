import { redirect } from "react-router";
import { ROOT } from "../racing-pages.ts";

/** The short address of the racebook. */
export const loader = () => redirect(ROOT, 301);
