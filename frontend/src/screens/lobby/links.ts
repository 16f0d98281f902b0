import { routeOf, type Address } from "$core/routes";

const ADDRESS = /\bhttps?:\/\/[^\s<>"'«»„“”]+/i;
const PATH = /^\/?(?:t|join|new|rules)\/\S+$/;
const CODE = /^[a-z0-9]{12,40}$/i;
const CODE_AND_INVITATION = /^([a-z0-9]{12,40})\/([\w-]{20,100})$/i;

/**
 * Where something pasted leads to in this app, as a path; null if nowhere.
 *
 * People paste whole messages, links with another name of the same server, parts of links and bare
 * codes of tables: all of it is understood.
 */
export function destinationOf(pasted: string): string | null {
  const text = pasted.trim();
  const address = ADDRESS.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, "");
  if (address !== undefined) return pathOf(address);
  if (PATH.test(text)) return pathOf(new URL(text.replace(/^\/?/, "/"), "http://here").href);
  if (CODE.test(text)) return tablePath(text.toLowerCase());
  const [, table, invitation] = CODE_AND_INVITATION.exec(text) ?? [];
  return table && invitation ? `/join/${table.toLowerCase()}/${invitation}` : null;
}

function pathOf(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  return isGuest(url) ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Links that people send each other; our start page is none of them. */
function isGuest(address: Address): boolean {
  return ["table", "display", "join", "new", "rules"].includes(routeOf(address).screen);
}

export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** Stands for an invitation where any free seat will do; real ones are longer. */
export const ANY_SEAT = "seat";

export function joinPath(table: string): string {
  return `/join/${table}/${ANY_SEAT}`;
}
