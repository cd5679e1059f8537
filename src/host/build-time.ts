/** Now, or the time of SOURCE_DATE_EPOCH, with which an earlier build is repeated byte for byte. */
export function buildTime({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date {
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}
