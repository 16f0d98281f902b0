/** A phone on its side, or a laptop at 200 %: there is no room for the band and the rail. */
export const LYING = "(width >= 560px) and (height <= 480px)";

/** There is room for what stands beside the board. */
export const WIDE = "(width >= 900px) and (height > 480px)";
