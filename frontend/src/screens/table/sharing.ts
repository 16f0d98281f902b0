/** The address that others open to play or to watch. */
export function tableLink(table: string): string {
  return new URL(`/t/${table}`, location.href).href;
}

/** The same table on a screen for everybody in the room. */
export function displayLink(table: string): string {
  return `${tableLink(table)}?display`;
}

/** A one-time link to a seat. */
export function seatLink(table: string, invitation: string): string {
  return new URL(`/join/${table}/${invitation}`, location.href).href;
}

/** Others cannot reach an address that means "this very device". */
export function isLocal(hostname = location.hostname): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Offer a link by the device's own means; false when there are none or the person thought better of it. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}
