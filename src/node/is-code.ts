/** Checks whether an error is a system error with the given code, such as `ENOENT` (no such file). */
export const isCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;
