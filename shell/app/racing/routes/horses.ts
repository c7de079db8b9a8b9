import { redirect } from "react-router";
import { ROOT } from "../racing-pages.ts";

/** Redirects the short URL of the racebook to its main page. */
export const loader = () => redirect(ROOT, 301);
