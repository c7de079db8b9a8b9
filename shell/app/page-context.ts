import type { PageContext } from "@parlour/contracts/page";
import { createContext } from "react-router";

/** What the server knows about this visit; only loaders and middleware can read it. */
export const pageContext = createContext<PageContext>();
