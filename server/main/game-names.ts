import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { SitePorts } from "./compose-site.ts";

export async function readGameNames(
  { settings, content }: Pick<SitePorts, "settings" | "content">,
  language: string,
): Promise<Map<string, string>> {
  const { bucket, languageDefault } = await settings.get();
  const documents = await content.list(bucket, [language, languageDefault], "game");
  return new Map(documents.map(({ body }) => [(body as GameDocument).id, (body as GameDocument).name]));
}
