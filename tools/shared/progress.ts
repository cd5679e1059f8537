/** How often the seconds are counted on a terminal, in milliseconds. */
const TICK = 1000;

/**
 * Says what is being done, and how long it took: on a terminal the seconds are counted meanwhile, a
 * log gets a line at the start and one at the end. On stderr, so that stdout is the result alone.
 */
export async function withProgress<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { stderr } = process;
  const start = performance.now();
  const passed = () => `${Math.round((performance.now() - start) / 1000)} s`;
  if (!stderr.isTTY) stderr.write(`${what} …\n`);
  const show = () => stderr.write(`\r\u001B[K${what} … ${passed()}`);
  const timer = stderr.isTTY ? setInterval(show, TICK) : undefined;
  if (timer) show();
  try {
    const result = await work();
    stderr.write(`${stderr.isTTY ? "\r\u001B[K" : ""}${what}: ${passed()}\n`);
    return result;
  } catch (error) {
    if (stderr.isTTY) stderr.write("\n");
    throw error;
  } finally {
    clearInterval(timer);
  }
}
