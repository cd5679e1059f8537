/** SOURCE_DATE_EPOCH makes builds reproducible. */
export function buildTime({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): Date {
  if (!seconds) return new Date();
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${seconds}". Set it to a number of seconds since 1970, such as 1795251600, or leave it empty.`,
    );
  }
  return new Date(Number(seconds) * 1000);
}
