export function formatSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const kibibytes = bytes / 1_024;
  return kibibytes < 1_024 ? `${Math.round(kibibytes)} KB` : `${(kibibytes / 1_024).toFixed(1)} MB`;
}
