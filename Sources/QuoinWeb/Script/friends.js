/** What the classes of the engine do with each other, and nobody else with them: each says its part. */
export const inside = {};

/** What they alone can show, so that nobody else makes views and constraints. */
export const secret = Symbol('quoin');
