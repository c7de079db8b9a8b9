import type { Site } from "../site.server.ts";

/** The icons, the manifest and the style sheet of the brand, after the site's own styles. */
export function BrandFiles({ brand }: { brand: Site["brand"] | undefined }) {
  const { files, theme } = brand ?? { files: null, theme: null };
  return (
    <>
      {theme === null ? null : <link rel="stylesheet" href={`/brand/theme.css?v=${theme}`} />}
      {files === null ? (
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
        </>
      ) : (
        <>
          <link rel="icon" href={`/brand/icon.svg?v=${files}`} type="image/svg+xml" />
          <link rel="manifest" href={`/brand/site.webmanifest?v=${files}`} />
        </>
      )}
    </>
  );
}
