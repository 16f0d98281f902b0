/** The messages of a Fluent file whose ids are `kept`, without comments and the empty lines around them. */
export function compact(source: string, kept = /^/): string {
  return source
    .split(/\n(?=[-a-zA-Z#])/)
    .filter((part) => !part.startsWith("#") && part.trim() !== "" && kept.test(part))
    .map((part) => part.trimEnd())
    .join("\n");
}
