// `npm run build` installs the packages and builds everything that `npm start` serves, for images and releases.
import { ensureBuilt, ensureInstalled, exitWithError } from "./prepare.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  exitWithError(error.message);
}
