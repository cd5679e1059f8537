/** Whether an error is the system's of that code, such as `ENOENT`: there is no such file. */
export const isCode = (error: unknown, code: string): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;
