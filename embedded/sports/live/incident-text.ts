import type { SportsIncident } from "@parlour/contracts/entities/sports-event";
import type { Translate } from "@parlour/web/i18n/translator";
import type { EventNames } from "../names/market-names.ts";

/** Describes an incident in a few words: "Goal: Brackwater Rovers (1–0)". */
export function incidentText(t: Translate, incident: SportsIncident, names: EventNames): string {
  const team = incident.side === "away" ? names.away : incident.side === "home" ? names.home : "";
  const score = incident.score.join("–");
  switch (incident.kind) {
    case "START":
      return t("sportsbook.incidentStart");
    case "GOAL":
      return t("sportsbook.incidentGoal", { team, score });
    case "POINTS":
      if (names.sport === "tennis") return t("sportsbook.incidentGame", { team });
      return t("sportsbook.incidentPoints", { team, points: incident.points ?? 1, score });
    case "RALLY":
      if (names.sport === "cricket") return t("sportsbook.incidentDotBall", { team });
      return t("sportsbook.incidentRally", { team });
    case "OUT":
      if (names.sport === "cricket") return t("sportsbook.incidentWicket", { team });
      return t("sportsbook.incidentOut", { team });
    case "COUNT":
      return t("sportsbook.incidentCount", { count: incident.count ?? "", team });
    case "SEGMENT_END":
      return t("sportsbook.incidentSegment", { score });
    case "END":
      return t("sportsbook.incidentEnd", { score });
  }
}
