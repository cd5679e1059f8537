/**
 * Now, or the time of SOURCE_DATE_EPOCH, with which an earlier build is repeated byte for byte.
 *
 * @throws Error if that isn't a time in seconds
 */
export function buildTime({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv): Date {
  if (!seconds) return new Date();
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${seconds}": write the seconds since 1970, such as 1795251600, or leave it empty.`,
    );
  }
  return new Date(Number(seconds) * 1000);
}
