import type { GamePage } from "@parlour/contracts/entities/game";
import type { GameCategoriesDocument, GameDocument } from "@parlour/contracts/entities/game-document";
import type { OfferedGame } from "@parlour/server/kit/ports/game-offer";

/** Returns a game as the site shows it: texts, category name, path and proven figures such as the return. */
export function describeGame(
  document: GameDocument,
  category: GameCategoriesDocument["items"][number],
  { figures, features, volatility, payTables, studio }: OfferedGame,
): GamePage & Pick<GameDocument, "geoRedirect"> {
  const { type: _type, ...words } = document;
  const sub = category.subCategories.find(({ slug }) => slug === document.subCategory);
  return {
    ...words,
    cardImage: `/art/${document.slug}-480.webp`,
    categoryName: category.name,
    subCategory: sub?.slug ?? null,
    subCategoryName: sub?.name ?? null,
    linkUrl: `/${document.channel}/${document.category}/${document.slug}`,
    ...figures,
    features: [...features],
    volatility,
    studio: studio ?? null,
    payTables,
  };
}
