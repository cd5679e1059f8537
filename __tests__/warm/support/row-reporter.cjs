/**
 * Jest tells of a file of tests at its end, which for a table of builds is most of an hour away: this
 * tells of each row once it is done.
 */
module.exports = class {
  /** @param {{ title: string, status: string, duration?: number | null }} row */
  onTestCaseResult(_test, { title, status, duration }) {
    console.log(`${status}: ${title} (${Math.round((duration ?? 0) / 1000)} s)`);
  }
};
