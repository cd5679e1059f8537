/**
 * Texts whose width stands for what a face is used for on this site. They are measured, so capitals,
 * punctuation and figures have to have about their usual share.
 */
export const SAMPLES = {
  /** Headings: short, in sentence case, a few in title case. */
  headings:
    "Deploy quickly with confidence. How it works. Fresh machines for every run. Reach what is private. " +
    "Reuse the scripts that you have. Full stack testing. Faster results. What we do. Agile Software Testing. " +
    "Test Automation and Continuous Testing Strategy. Common reasons companies reach out. Why us. " +
    "Testing For Full Stack Serverless Web Apps With Continuous Deployment. Questions we hear in the first call. " +
    "Plans for every stage. From quarterly releases to DevOps. Ready for 300 times the traffic.",
  /** Running text, labels and buttons. */
  text:
    "Every change starts the whole suite, and the tests run side by side, so a team knows within 10 minutes " +
    "what it would have known in the morning. A test that fails is run once more before it counts. The deploy " +
    "waits for the answer, just as a careful person would. Your scripts stay where they are, in the language " +
    "that they are written in: Playwright, Selenium, Cypress, JUnit. It plugs into Jenkins, GitHub Actions and " +
    "GitLab CI through a RESTful API and webhooks. You can allow our addresses in your firewall, or open a tunnel " +
    "from inside. Who looks after 5,000 tests at 2 am? Nobody has to. We reply within one working day.",
} as const;
