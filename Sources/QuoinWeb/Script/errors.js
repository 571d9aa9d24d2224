/** What the engine refuses. Nothing has changed then, unless the message says otherwise. */
export class QuoinError extends Error {
  constructor(message, { problems = [], cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'QuoinError';
    this.problems = problems;
    this.line = problems[0]?.line;
    this.column = problems[0]?.column;
  }
}
