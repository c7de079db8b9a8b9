import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConsoleApp } from "./app/console-app.tsx";
import { watchHistory } from "./app/history-guard.ts";

watchHistory();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
