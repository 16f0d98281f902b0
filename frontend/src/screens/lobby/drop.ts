export interface DropTarget {
  readonly onfile: (file: File) => void | Promise<void>;
  /** A file is held over the page, or no longer. */
  readonly ondrag: (over: boolean) => void;
}

/** Take files that are dropped anywhere on the page; returns what ends it. */
export function dropped({ onfile, ondrag }: DropTarget): () => void {
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    ondrag(true);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) ondrag(false);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    ondrag(false);
    const file = event.dataTransfer?.files[0];
    if (file) void onfile(file);
  };
  const listeners = { dragenter: over, dragover: over, dragleave: leave, drop };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener);
  }
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener as EventListener);
    }
  };
}

/** Text and links are dragged too: those are left alone. */
function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}
