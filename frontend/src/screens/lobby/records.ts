import { importReplay } from "$core/api";
import { t } from "$core/i18n.svelte";
import { Refused } from "$core/refused";
import { go } from "$core/router.svelte";
import { tablePath } from "./links";
import { notices } from "./notice.svelte";

/** What the server takes. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Bring a replay file to the server and look at it there; says why if that does not work. */
export async function openRecord(file: File): Promise<void> {
  notices.say(t("ui-records-opening", { file: file.name }));
  if (file.size > MOST_BYTES) {
    notices.say(t("ui-records-too-large", { file: file.name }));
    return;
  }
  try {
    const { table, seats } = await importReplay(await file.text());
    notices.clear();
    // A finished game is looked at from its start, an unfinished one is played on.
    go(seats.length === 0 ? `${tablePath(table)}#0` : tablePath(table));
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    notices.say(t("ui-records-refused", { file: file.name }), whyOf(problem));
  }
}

/** Details are for developers, but the line where a record is broken helps everybody. */
function whyOf({ message, detail }: Refused): string {
  const line = /^line (\d+):/.exec(detail)?.[1];
  return line ? t("ui-records-refused-line", { message, line }) : message;
}
