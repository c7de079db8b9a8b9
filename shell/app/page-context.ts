import type { PageContext } from "@parlour/contracts/page";
import { createContext } from "react-router";

/** The request context of the server; only loaders and middleware can read it. */
export const pageContext = createContext<PageContext>();
